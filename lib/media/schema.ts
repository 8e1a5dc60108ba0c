import { z } from 'zod'
import { rawText } from '@/lib/core/raw-text'
import { ALT_LIMIT, CAPTION_LIMIT, MISSING_PICTURE, PICTURE_BYTES, TOO_LARGE } from './limits'

/** An uploaded file that is there and not empty; its size is bounded by each form, what it holds is judged by `encode.ts`. */
export const pictureFile = z
  .instanceof(File, { error: MISSING_PICTURE })
  .refine((file) => file.size > 0, MISSING_PICTURE)

const line = (limit: number) =>
  rawText(limit, `Please use at most ${limit} characters`)
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(limit, `Please use at most ${limit} characters`))

export const pictureInput = z.object({
  file: pictureFile.refine((file) => file.size <= PICTURE_BYTES, TOO_LARGE),
  /** What the picture shows, for those who cannot see it. '' says that it only decorates. */
  alt: line(ALT_LIMIT).default(''),
  caption: line(CAPTION_LIMIT).default(''),
})
