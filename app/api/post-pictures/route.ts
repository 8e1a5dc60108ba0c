import type { Route } from 'next'
import { headers } from 'next/headers'
import { z } from 'zod'
import { setPostPicture } from '@/lib/articles/picture-actions'
import { toAnsweredPage } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { PICTURE_FORM_BYTES, TOO_LARGE } from '@/lib/media/limits'
import { receiveUpload } from '@/lib/media/upload-request'

/** A file that is too large is not read, and neither are the fields beside it: the page says which post it was for. */
const idOfReferer = async () => /\/admin\/blog\/([0-9a-f-]{36})\/edit/.exec((await headers()).get('referer') ?? '')?.[1]

const named = z.object({ id: z.uuid() })

/** The picture of a post: a form with `id`, `place`, `file`, `alt` and `caption`. */
export const POST = receiveUpload(setPostPicture, {
  maxBytes: PICTURE_FORM_BYTES,
  tooLarge: TOO_LARGE,
  back: async (result) => {
    const { data } = named.safeParse(result.ok ? result.data : (result.values ?? { id: await idOfReferer() }))
    // `Route` alone stands for no address with a parameter.
    return toAnsweredPage('picture', data ? (routes.adminEditPost(data.id) as Route) : routes.adminBlog, result)
  },
})
