import type { Problem } from '@/lib/core/app-error'

/** Every kind of person that the design tells apart (section 7). */
export const PEOPLE = ['visitor', 'unverified', 'member', 'suspended', 'moderator', 'admin', 'payments'] as const
export type Kind = (typeof PEOPLE)[number]

/** Whether the guard lets somebody through, or why not. What the act itself then says is the room's own test. */
type Verdict = 'yes' | 'unauthenticated' | 'forbidden' | 'unverified' | 'suspended' | 'reauthenticate' | 'not_found'

/** Ids of rows that exist for each run, by a name of the room's own. */
export type Fixtures = Readonly<Record<string, string>>

type Row = {
  form: (rows: Fixtures) => Record<string, string | File>
  people: Record<Kind, Verdict>
  /** With which problem the act itself may answer this form, to whoever is let through. Left out, it succeeds. */
  otherwise?: Problem
}

/** What a room says of its actions: a row for each `file#export`, more of them with words behind it, and the rows of the database that their forms name. */
export type RoomTable = {
  rows: Record<string, Row>
  /** Gets everybody's id, by kind. */
  prepare?: (ids: Record<Exclude<Kind, 'visitor'>, string>) => Promise<Record<string, string>>
}

export const everybody = (verdict: Verdict): Record<Kind, Verdict> => ({
  visitor: verdict,
  unverified: verdict,
  member: verdict,
  suspended: verdict,
  moderator: verdict,
  admin: verdict,
  payments: verdict,
})

export const anyone = everybody('yes')
/** Everybody who is signed in, about their own account; reading is all that a suspended member does. */
export const ownAccount = { ...anyone, visitor: 'unauthenticated', suspended: 'suspended' } as const
/** One person's own thing. */
export const onlyMember = {
  ...everybody('forbidden'),
  visitor: 'unauthenticated',
  member: 'yes',
  suspended: 'suspended',
} as const
/** Whoever may write: signed in, with a proved address, not suspended. */
export const writers = {
  ...everybody('yes'),
  visitor: 'unauthenticated',
  unverified: 'unverified',
  suspended: 'suspended',
} as const
/** Administrators and nobody else (design, section 7). */
export const onlyAdmin = {
  ...everybody('forbidden'),
  visitor: 'unauthenticated',
  unverified: 'unverified',
  suspended: 'suspended',
  admin: 'yes',
} as const
