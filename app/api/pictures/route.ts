import { uploadPicture } from '@/lib/media/actions'
import { PICTURE_FORM_BYTES, TOO_LARGE } from '@/lib/media/limits'
import { receiveUpload } from '@/lib/media/upload-request'

/** A picture for a text: a form with `file`, `alt` and `caption`. Answers with the Markdown that shows it. */
export const POST = receiveUpload(uploadPicture, { maxBytes: PICTURE_FORM_BYTES, tooLarge: TOO_LARGE })
