import { z } from 'zod'
import { pictureInput } from '@/lib/media/schema'

/** Above the text and in lists, or for shared links alone. */
const place = z.enum(['lead', 'share'])
const id = z.uuid('This no longer exists.')

export const postPictureInput = pictureInput.extend({ id, place })
export const picturePlaceInput = z.object({ id, place })
