import { toAnsweredPage } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { AVATAR_FORM_BYTES, AVATAR_TOO_LARGE } from '@/lib/media/limits'
import { receiveUpload } from '@/lib/media/upload-request'
import { uploadAvatar } from '@/lib/profile/actions'
import { SIGN_IN_FIRST } from '@/lib/profile/sentences'

/** A picture of the member who sends it: a form with `file`. */
export const POST = receiveUpload(uploadAvatar, {
  maxBytes: AVATAR_FORM_BYTES,
  tooLarge: AVATAR_TOO_LARGE,
  messages: { unauthenticated: SIGN_IN_FIRST },
  back: (result) => toAnsweredPage('avatar', routes.profile, result),
})
