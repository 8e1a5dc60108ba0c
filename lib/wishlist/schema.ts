import { z } from 'zod'
import { parseMoney } from '@/lib/core/money'

const productId = z.uuid()

export const wishInput = z.object({ productId })

/** The price that a member waits for, as typed; empty waits for none. Nothing ever costs zero. */
export const targetInput = z.object({
  productId,
  target: z
    .string()
    .trim()
    .default('')
    .refine((text) => text === '' || (parseMoney(text) ?? 0) > 0, 'Please enter a price such as 79 or 79.50')
    .transform((text) => (text === '' ? null : parseMoney(text))),
})

/** What was removed a moment ago, as it was. */
export const restoreWishInput = z.object({
  productId,
  priceCents: z.coerce.number().int().min(0).max(1_000_000_000),
  target: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  /** The price that the last mail was about. */
  mailed: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  addedAt: z.iso.datetime(),
})
