import { z } from 'zod'

/** The moment that the list on show was made. */
export const seenInput = z.object({ until: z.iso.datetime().transform((text) => new Date(text)) })
