/** bcrypt reads 72 bytes. More are refused, never cut (design, section 9). */
export const MAX_PASSWORD_BYTES = 72

/** Whether a password is hashed as a whole. */
export const fitsHash = (text: string) =>
  text.length <= MAX_PASSWORD_BYTES && new TextEncoder().encode(text).length <= MAX_PASSWORD_BYTES
