'use server'

import { memberAction } from '@/lib/core/action'
import { pictureAddress } from '@/lib/core/picture-files'
import { ok } from '@/lib/core/result'
import { storePicture } from './commands'
import { PICTURE_BYTES } from './limits'
import { pictureMarkdown } from './picture-markdown'
import { canUploadPictures } from './policy'
import { pictureInput } from './schema'

/** Room for the fields beside the file. */
const FIELDS = 64 * 1024

/** Takes a picture for use in a text. It comes by `POST /api/pictures`: the body of an action may not be that large. */
export const uploadPicture = memberAction({
  input: pictureInput,
  allow: canUploadPictures,
  maxBytes: PICTURE_BYTES + FIELDS,
  limits: [
    { name: 'upload-minute', limit: 10, windowSeconds: 60 },
    { name: 'upload-day', limit: 100, windowSeconds: 86_400 },
  ],
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
      animated ? 'Picture added. Of a moving picture the first frame is kept.' : 'Picture added',
    )
  },
})
