import { z } from 'zod'
import { pictureInput } from '@/lib/media/schema'

/** Above the text and in lists, or for shared links alone. */
const place = z.enum(['lead', 'share'])
const id = z.uuid('This no longer exists.')

/**
 * Without a file, `alt` is said anew of the picture that is there, and so is `caption` where the form asks for one.
 * `described` and `captioned`: what was said of it when the form came.
 */
export const postPictureInput = pictureInput.extend({
  ...{ id, place, file: pictureInput.shape.file.optional(), caption: pictureInput.shape.caption.unwrap().optional() },
  described: z.string().max(1000).default(''),
  captioned: z.string().max(1000).default(''),
})
export const picturePlaceInput = z.object({ id, place })
