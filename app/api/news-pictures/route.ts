import type { Route } from 'next'
import { headers } from 'next/headers'
import { z } from 'zod'
import { toAnsweredPage } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { PICTURE_FORM_BYTES, TOO_LARGE } from '@/lib/media/limits'
import { receiveUpload } from '@/lib/media/upload-request'
import { setNewsPicture } from '@/lib/news/actions'

/** A file that is too large is not read, and neither are the fields beside it: the page says which item it was for. */
const idOfReferer = async () =>
  /\/admin\/news\/([0-9a-f-]{36})(?:[?#]|$)/.exec((await headers()).get('referer') ?? '')?.[1]

const named = z.object({ id: z.uuid() })

/** The picture of a news item: a form with `id`, `file`, `alt` and `described`. */
export const POST = receiveUpload(setNewsPicture, {
  maxBytes: PICTURE_FORM_BYTES,
  tooLarge: TOO_LARGE,
  back: async (result) => {
    const { data } = named.safeParse(result.ok ? result.data : (result.values ?? { id: await idOfReferer() }))
    // `Route` alone stands for no address with a parameter.
    return toAnsweredPage(
      data ? 'picture' : 'act',
      data ? (routes.adminNewsItem(data.id) as Route) : routes.adminNews,
      result,
    )
  },
})
