import { DAY_SECONDS } from '@/lib/core/durations'

/** Largest upload, in bytes (design, section 9). */
export const PICTURE_BYTES = 4 * 1024 * 1024
export const AVATAR_BYTES = 2 * 1024 * 1024

/** Room for the fields beside the file, and for what a form is wrapped in. */
const FIELDS_BYTES = 128 * 1024

/** Largest form that holds such an upload, in bytes. */
export const PICTURE_FORM_BYTES = PICTURE_BYTES + FIELDS_BYTES
export const AVATAR_FORM_BYTES = AVATAR_BYTES + FIELDS_BYTES

/** How often one member may upload, counted together for texts and for posts. */
export const UPLOAD_LIMITS = [
  { name: 'upload-minute', limit: 10, windowSeconds: 60 },
  { name: 'upload-day', limit: 100, windowSeconds: DAY_SECONDS },
] as const

/** Longest side of an upload, in pixels. */
export const PICTURE_SIDE = 5000

export const PICTURE_SIDE_TEXT = PICTURE_SIDE.toLocaleString('en-US')

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`
export const PICTURE_SIZE_TEXT = megabytes(PICTURE_BYTES)
export const AVATAR_SIZE_TEXT = megabytes(AVATAR_BYTES)

/** What a browser offers to choose from. What a file really is, its first bytes say (`format.ts`). */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/gif,image/webp'

export const ALT_LIMIT = 300
export const CAPTION_LIMIT = 200

export const TOO_LARGE = `That picture is too large. It may have at most ${PICTURE_SIZE_TEXT}.`
export const AVATAR_TOO_LARGE = `That picture is too large. It may have at most ${AVATAR_SIZE_TEXT}.`
export const FIRST_FRAME = 'Of a moving picture the first frame is kept.'
export const LEFT_OUT = 'What was said of the former one is left out.'
export const MISSING_PICTURE = 'Please choose a picture'
export const TOO_MANY_SCANS = 'That JPEG is stored in too many passes. Please save it anew and send that.'
export const EMPTY_PICTURE = 'This file is empty. Please choose another one.'
export const NO_PICTURE = 'Please choose a JPEG, PNG, GIF or WebP picture.'
