import { z } from 'zod'
import { pictureInput } from '@/lib/media/schema'

/** Above the text and in lists, or for shared links alone. */
const place = z.enum(['lead', 'share'], 'Please choose which picture it is')
/** What described the picture when the form was made. The form says it by itself, so a wrong one is nobody's typing. */
const before = z.string().max(1000, 'This form is out of date. Please open the post again.').default('')
const id = z.uuid('This no longer exists.')

/**
 * A picture of a post. Without a file, `alt` is said anew of the picture that is there, and so is `caption` where the form asks
 * for one. `described` and `captioned`: what was said of it when the form came.
 */
export const postPictureInput = pictureInput.extend({
  id,
  place,
  file: pictureInput.shape.file.optional(),
  caption: pictureInput.shape.caption.unwrap().optional(),
  described: before,
  captioned: before,
})
export const picturePlaceInput = z.object({ id, place })
