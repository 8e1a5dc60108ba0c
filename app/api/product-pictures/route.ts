import type { Route } from 'next'
import { toAnsweredPage } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { PICTURE_FORM_BYTES, TOO_LARGE } from '@/lib/media/limits'
import { findSentFor } from '@/lib/media/sent-for'
import { receiveUpload } from '@/lib/media/upload-request'
import { setProductPicture } from '@/lib/store/actions'

const PRODUCT = /\/admin\/products\/([0-9a-f-]{36})(?:[?#]|$)/

/** The picture of a product: a form with `id`, `file` and `alt`. */
export const POST = receiveUpload(setProductPicture, {
  maxBytes: PICTURE_FORM_BYTES,
  tooLarge: TOO_LARGE,
  back: async (result) => {
    const id = await findSentFor(result, PRODUCT)
    // `Route` alone stands for no address with a parameter.
    return toAnsweredPage('act', id ? (routes.adminProduct(id) as Route) : routes.adminProducts, result)
  },
})
