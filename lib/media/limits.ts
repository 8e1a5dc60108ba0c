/** Largest upload, in bytes (design, section 9). */
export const PICTURE_BYTES = 4 * 1024 * 1024
export const AVATAR_BYTES = 2 * 1024 * 1024

/** Longest side of an upload, in pixels. */
export const PICTURE_SIDE = 5000

/** What a browser offers to choose from. What a file really is, its first bytes say (`format.ts`). */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/gif,image/webp'

export const ALT_LIMIT = 300
export const CAPTION_LIMIT = 200

export const TOO_LARGE = 'That picture is too large. It may have at most 4 MB.'
export const AVATAR_TOO_LARGE = 'That picture is too large. It may have at most 2 MB.'
export const NO_PICTURE = 'Please choose a JPEG, PNG, GIF or WebP picture.'
