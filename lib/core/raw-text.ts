import { z } from 'zod'

/** How much more may be typed than counts: blanks and invisible signs go before it is measured. */
const spare = (limit: number) => limit * 10 + 1000

/**
 * A text that is brought into shape before it is measured. One that is far longer than its `limit` is refused as it came:
 * to shape a megabyte takes seconds, in which nobody else is answered.
 */
export const rawText = (limit: number, tooLong: string, missing?: string) =>
  z.string(missing).max(spare(limit), { error: tooLong, abort: true })

type ListLimits = {
  most: number
  /** Characters of an entry. */
  entry: number
  /** What parts the entries. */
  separator: string
  tooMany: string
  tooLong: string
}

/** A `rawText` that is a list, of at most `most` entries with `separator` between them. */
export const rawList = ({ most, entry, separator, tooMany, tooLong }: ListLimits) =>
  z.string().max(spare(most * (entry + separator.length)), {
    error: ({ input }) => (String(input).includes(separator) ? tooMany : tooLong),
    abort: true,
  })
