import { z } from 'zod'

/** Forms that keep drafts: `topic:new`, `reply:{topicId}`, `comment-edit:{id}` and so on. */
const DRAFT_TARGET =
  /^(?:(?:topic|article|review|news):new|(?:topic-edit|reply|reply-edit|comment|comment-reply|comment-edit|article|news):[0-9a-f-]{36})$/

/** Most characters of one draft, all fields together: the longest text that is ever shown, and room for the rest. */
const DRAFT_LIMIT = 220_000
/** Most characters of one draft as JSON, where a line break or a quotation mark counts twice. */
const JSON_LIMIT = 2 * DRAFT_LIMIT + 20_000
const TOO_LONG = 'This text is too long to be kept as a draft'
const MOST_FIELDS = 40

/** What is typed into a form, by the names of its fields. A field that repeats gives a list. */
const draftFields = z
  .record(z.string().min(1).max(60), z.union([z.string(), z.array(z.string()).max(100)]))
  .refine((fields) => Object.keys(fields).length <= MOST_FIELDS, 'Too many fields')

const isKeepable = (fields: DraftFields) =>
  Object.values(fields)
    .flat()
    .reduce((sum, { length }) => sum + length, 0) <= DRAFT_LIMIT

export type DraftFields = z.output<typeof draftFields>

/** What was refused there without scripts (refused-target.ts): it is read and discarded, and no form of scripts keeps it. */
const REFUSED_TARGET = /^refused\/(?:(?:article|review):new|article:[0-9a-f-]{36})\/[0-9a-f]{8}$/

const target = z.string().regex(DRAFT_TARGET, 'No such form')

/** Whose text it is, where the page that sends it may have been open while somebody else signed in. */
const owner = z.string().max(100).nullable().default(null)

/** The number of the server's copy that the browser knows; 0 for none. */
const version = z.coerce
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1)

export const saveDraftInput = z.object({
  target,
  owner,
  /** The fields as JSON. */
  content: z
    .string()
    .max(JSON_LIMIT, TOO_LONG)
    .transform((text, context) => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue('This draft could not be read')
        return z.NEVER
      }
    })
    .pipe(draftFields.refine(isKeepable, TOO_LONG)),
  version,
})

export const discardDraftInput = z.object({
  target: target.or(z.string().regex(REFUSED_TARGET, 'No such form')),
  owner,
  version,
})

/** A target from an address; null when no form has that name. */
export const toDraftTarget = (text: string | null): string | null =>
  text && (DRAFT_TARGET.test(text) || REFUSED_TARGET.test(text)) ? text : null

/** The server's copy of what somebody typed. `savedAt` is an ISO time. */
export type Draft = { fields: DraftFields; version: number; savedAt: string }

/** A draft as it lies in the database; null when a former version of the site wrote it differently. */
export function toDraft(row: { content: unknown; version: number; updatedAt: Date }): Draft | null {
  const fields = draftFields.safeParse(row.content)
  return fields.success ? { fields: fields.data, version: row.version, savedAt: row.updatedAt.toISOString() } : null
}
