'use server'

import { memberAction } from '@/lib/core/action'
import { pictureAddress } from '@/lib/core/picture-files'
import { ok } from '@/lib/core/result'
import { storePicture } from './commands'
import { FIRST_FRAME, PICTURE_FORM_BYTES, UPLOAD_LIMITS } from './limits'
import { pictureMarkdown } from './picture-markdown'
import { canUploadPictures } from './policy'
import { pictureInput } from './schema'

/** Takes a picture for use in a text. It comes by `POST /api/pictures`: the body of an action may not be that large. */
export const uploadPicture = memberAction({
  input: pictureInput,
  allow: canUploadPictures,
  maxBytes: PICTURE_FORM_BYTES,
  limits: UPLOAD_LIMITS,
  messages: { unexpected: 'The picture could not be kept. Please try again.' },
  run: async ({ input: { file, alt, caption }, member }) => {
    const { id, key, width, height, animated } = await storePicture({ ownerId: member.id, file, alt, caption })
    return ok(
      {
        id,
        url: pictureAddress(key, 1200),
        width,
        height,
        markdown: pictureMarkdown({ key, width, height, alt, caption }),
      },
      animated ? `Picture added. ${FIRST_FRAME}` : 'Picture added',
    )
  },
})
