import type { Route } from 'next'
import { setPostPicture } from '@/lib/articles/picture-actions'
import { toAnsweredPage } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { PICTURE_FORM_BYTES, TOO_LARGE } from '@/lib/media/limits'
import { findSentFor } from '@/lib/media/sent-for'
import { receiveUpload } from '@/lib/media/upload-request'

const EDITOR = /\/admin\/blog\/([0-9a-f-]{36})\/edit/

/** The picture of a post: a form with `id`, `place`, `file`, `alt` and `caption`. */
export const POST = receiveUpload(setPostPicture, {
  maxBytes: PICTURE_FORM_BYTES,
  tooLarge: TOO_LARGE,
  back: async (result) => {
    const id = await findSentFor(result, EDITOR)
    // `Route` alone stands for no address with a parameter. The pictures stand far below the text.
    return toAnsweredPage('picture', id ? (`${routes.adminEditPost(id)}#pictures` as Route) : routes.adminBlog, result)
  },
})
