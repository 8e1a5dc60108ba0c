import type { Route } from 'next'
import { z } from 'zod'
import { toAnsweredPage } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { PICTURE_FORM_BYTES, TOO_LARGE } from '@/lib/media/limits'
import { receiveUpload } from '@/lib/media/upload-request'
import { setNewsPicture } from '@/lib/news/actions'

const named = z.object({ id: z.uuid() })

/** The picture of a news item: a form with `id`, `file` and `alt`. */
export const POST = receiveUpload(setNewsPicture, {
  maxBytes: PICTURE_FORM_BYTES,
  tooLarge: TOO_LARGE,
  back: (result) => {
    const { data } = named.safeParse(result.ok ? result.data : result.values)
    // `Route` alone stands for no address with a parameter.
    return toAnsweredPage('act', data ? (routes.adminNewsItem(data.id) as Route) : routes.adminNews, result)
  },
})
