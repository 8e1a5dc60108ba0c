import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { SLUG_LIMIT } from '@/lib/core/slug'

/**
 * A click as the journal keeps it, one line of JSON each. `visitor` and `session` are hashes in hex: whoever reads the
 * journal can follow nobody and sign in as nobody. `text`: the slug of the text on which it was pressed. `at` is ISO 8601.
 */
const click = z.object({
  id: z.uuid(),
  offer: z.uuid(),
  visitor: z.string().regex(/^[0-9a-f]{32}$/),
  session: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  robot: z.boolean(),
  /** Lines of an earlier release have none. */
  text: z.string().max(SLUG_LIMIT).nullable().default(null),
  at: z.iso.datetime(),
})

export type Click = z.output<typeof click>

/** A new id of version 7: ids made later sort later, so that the table grows at its end. */
export function newClickId(now: number): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** A click as a line of the journal. */
export const toLine = (one: Click) => `${JSON.stringify(one)}\n`

/**
 * The clicks of a journal. A last line without its end was cut off by the death of its writer, before anybody was
 * answered; it is no click. `broken` counts whole lines that make no sense, which a healthy disk never gives.
 */
export function readLines(text: string): { clicks: Click[]; broken: number } {
  const lines = text.split('\n').slice(0, -1)
  const clicks = lines.flatMap((line) => parseLine(line))
  return { clicks, broken: lines.length - clicks.length }
}

function parseLine(line: string): Click[] {
  try {
    const parsed = click.safeParse(JSON.parse(line))
    return parsed.success ? [parsed.data] : []
  } catch {
    return []
  }
}
