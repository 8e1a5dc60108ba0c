import { z } from 'zod'
import { pictureInput } from '@/lib/media/schema'

/** Above the text and in lists, or for shared links alone. */
const place = z.enum(['lead', 'share'])
const id = z.uuid('This no longer exists.')

/** Without a file, `alt` is said anew of the picture that is there. `described`: what was said of it when the form came. */
export const postPictureInput = pictureInput.extend({
  ...{ id, place, file: pictureInput.shape.file.optional() },
  described: z.string().max(1000).default(''),
})
export const picturePlaceInput = z.object({ id, place })
