import type { Route } from 'next'
import { toAnsweredPage } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { PICTURE_FORM_BYTES, TOO_LARGE } from '@/lib/media/limits'
import { findSentFor } from '@/lib/media/sent-for'
import { receiveUpload } from '@/lib/media/upload-request'
import { setNewsPicture } from '@/lib/news/actions'

const ITEM = /\/admin\/news\/([0-9a-f-]{36})(?:[?#]|$)/

/** The picture of a news item: a form with `id`, `file`, `alt` and `described`. */
export const POST = receiveUpload(setNewsPicture, {
  maxBytes: PICTURE_FORM_BYTES,
  tooLarge: TOO_LARGE,
  back: async (result) => {
    const id = await findSentFor(result, ITEM)
    // `Route` alone stands for no address with a parameter.
    return id
      ? toAnsweredPage('picture', routes.adminNewsItem(id) as Route, result)
      : toAnsweredPage('act', routes.adminNews, result)
  },
})
