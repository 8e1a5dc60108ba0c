import type { z } from 'zod'
import type { Problem } from '../app-error'
import type { AuditNote } from '../audit'
import type { Db } from '../db'
import type { RateLimit } from '../rate-limit'
import type { Ok } from '../result'
import type { Member } from '../viewer'

export type Limit<Input> = RateLimit & {
  /** Names the counter. Actions that share a name share it. */
  name: string
  /** Whom it counts. By default whoever calls: the member, or the visitor's network. */
  per?: (input: Input) => string
}

/** What every write may say about itself. */
export type ActionSettings<Schema extends z.ZodType> = {
  /** An object schema. Only its fields are read from the form; a field that is a list gathers repeated names. */
  input: Schema
  /** Fields whose text never comes back to the form. Names such as `password` or `token` are left out anyway. */
  secret?: readonly string[]
  /** What a broken unique index means to the person: index name → field → sentence. */
  conflicts?: Record<string, Record<string, string>>
  /** Own sentences in place of the common ones. */
  messages?: Partial<Record<Problem, string>>
  /** Most bytes of the whole form, files included. 1 MB unless told. */
  maxBytes?: number
}

export type MemberSettings<Schema extends z.ZodType> = ActionSettings<Schema> & {
  /** Open to members who have not proved their address. Closed unless told. */
  unverified?: 'allowed'
  /** Asks for the password again when it was last given more than an hour ago: always, or for what this says. */
  fresh?: true | ((input: z.output<Schema>, subject: never, member: Member) => boolean)
  /** Names the act in the audit row of an attempt that the rules refuse. Staff actions always leave one. */
  act?: string
  /** What is told to whoever may not, where the policy gives no reason of its own. */
  denied?: string
  limits?: readonly Limit<z.output<Schema>>[]
  /** Names the form on /continue, where a visitor who posted it without scripts finds it filled in after signing in. */
  continues?: string
}

type On<Schema extends z.ZodType, More = unknown> = {
  input: z.output<Schema>
  /** The caller's network, for the audit log. */
  network: string
} & More

/** `true`, or why not: `false`, or the policy's own sentence. */
type Permission = boolean | string

export type Creates<Schema extends z.ZodType, Data> = MemberSettings<Schema> & {
  allow: (member: Member) => Permission
  run: (on: On<Schema, { member: Member }>) => Promise<Ok<Data>>
}

export type Changes<Schema extends z.ZodType, Subject, Data> = MemberSettings<Schema> & {
  /** Loads the row to change. `null` answers 'This no longer exists.' */
  subject: (input: z.output<Schema>) => Promise<Subject | null>
  allow: (member: Member, subject: Subject) => Permission
  run: (on: On<Schema, { member: Member; subject: Subject }>) => Promise<Ok<Data>>
}

/** `tx` is the transaction that also takes the audit row: do not `redirect()` in `run`, it would undo both. */
export type StaffCreates<Schema extends z.ZodType, Data> = MemberSettings<Schema> & {
  allow: (member: Member) => Permission
  audit: (on: On<Schema, { member: Member; data: Data }>) => AuditNote
  run: (on: On<Schema, { member: Member; tx: Db }>) => Promise<Ok<Data>>
}

export type StaffChanges<Schema extends z.ZodType, Subject, Data> = MemberSettings<Schema> & {
  subject: (input: z.output<Schema>) => Promise<Subject | null>
  allow: (member: Member, subject: Subject) => Permission
  audit: (on: On<Schema, { member: Member; subject: Subject; data: Data }>) => AuditNote
  run: (on: On<Schema, { member: Member; subject: Subject; tx: Db }>) => Promise<Ok<Data>>
}

/**
 * Work that takes its time, such as decoding a picture, is done by `make` before the transaction is open, and whether the member
 * may is asked again within it. `discard` undoes it when nothing is written.
 */
export type StaffMakes<Schema extends z.ZodType, Subject, Made, Data> = MemberSettings<Schema> & {
  subject: (input: z.output<Schema>) => Promise<Subject | null>
  allow: (member: Member, subject: Subject) => Permission
  audit: (on: On<Schema, { member: Member; subject: Subject; data: Data }>) => AuditNote
  make: (on: On<Schema, { member: Member; subject: Subject }>) => Promise<Made>
  discard: (made: Made) => Promise<void>
  run: (on: On<Schema, { member: Member; subject: Subject; tx: Db; made: Made }>) => Promise<Ok<Data>>
}

/** Open to visitors, hence never without a limit. */
export type ForGuests<Schema extends z.ZodType, Data> = ActionSettings<Schema> & {
  limits: readonly [Limit<z.output<Schema>>, ...Limit<z.output<Schema>>[]]
  run: (on: On<Schema>) => Promise<Ok<Data>>
}
