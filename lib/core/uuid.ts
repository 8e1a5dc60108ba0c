import { z } from 'zod'

/** An id from an address or a form; null for what can be none: the database takes nothing but UUIDs. */
export const toUuid = (text: unknown): string | null => z.uuid().safeParse(text).data ?? null
