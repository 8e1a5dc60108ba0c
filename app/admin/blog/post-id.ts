import { z } from 'zod'

/** The id of an address; null for what can be none. */
export const toPostId = (text: string | undefined): string | null =>
  z.uuid().safeParse(text).success ? (text ?? null) : null
