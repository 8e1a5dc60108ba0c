import 'server-only'
import { headers } from 'next/headers'
import type { z } from 'zod'
import type {
  Changes,
  Creates,
  ForGuests,
  MemberSettings,
  StaffChanges,
  StaffCreates,
  StaffMakes,
} from './action/definition'
import { guardForm } from './action/guard-form'
import { assertMember, assertStillStaff, requireFreshProof, spendLimits } from './action/preconditions'
import { notingRefusal } from './action/refusals'
import { AppError } from './app-error'
import { type AuditNote, writeAudit } from './audit'
import { clientAddress, networkOf } from './client-address'
import { type Db, db } from './db'
import { keptForSignIn } from './native-post'
import type { FormAction, Ok } from './result'
import { isStaff, type Member } from './viewer'

/**
 * A write by somebody who is signed in. In this order: parse, viewer, not suspended, verified, fresh where it always has to be,
 * subject, policy, fresh where that hangs on the subject, limits, run. The overloads make a missing policy, and a policy about a row without a row, compile errors.
 */
export function memberAction<Schema extends z.ZodType, Subject, Data>(
  spec: Changes<Schema, Subject, Data>,
): FormAction<Data>
export function memberAction<Schema extends z.ZodType, Data>(spec: Creates<Schema, Data>): FormAction<Data>
export function memberAction<Schema extends z.ZodType, Data>(
  spec: Guard<Schema> & { run: (on: Admitted<Schema>) => Promise<Ok<Data>> },
): FormAction<Data> {
  const action = guardForm(spec, (input) => whenAdmitted(spec, input, { act: spec.act, run: spec.run }))
  return spec.continues ? keptForSignIn(action, spec.continues) : action
}

/**
 * A write by a moderator or an administrator, in the same order; who is neither is refused before the subject is looked for,
 * and so learns nothing of what there is. `run` works in the transaction that takes the audit row, so the act and its
 * record exist together or not at all; leaving `audit` out does not compile.
 */
export function staffAction<Schema extends z.ZodType, Subject, Made, Data>(
  spec: StaffMakes<Schema, Subject, Made, Data>,
): FormAction<Data>
export function staffAction<Schema extends z.ZodType, Subject, Data>(
  spec: StaffChanges<Schema, Subject, Data>,
): FormAction<Data>
export function staffAction<Schema extends z.ZodType, Data>(spec: StaffCreates<Schema, Data>): FormAction<Data>
export function staffAction<Schema extends z.ZodType, Data>(
  spec: Guard<Schema> & {
    make?: (on: Admitted<Schema>) => Promise<unknown>
    discard?: (made: never) => Promise<void>
    run: (on: Admitted<Schema> & { tx: Db; made: never }) => Promise<Ok<Data>>
    audit: (on: Admitted<Schema> & { data: Data }) => AuditNote
  },
): FormAction<Data> {
  const write = (on: Admitted<Schema>, made: never) =>
    db.$transaction(
      async (tx) => {
        if (spec.make) assertAllowed(spec.allow(await assertStillStaff(tx, on.member), on.subject), spec.denied)
        const done = await spec.run({ ...on, tx, made })
        await writeAudit(tx, { ...spec.audit({ ...on, data: done.data }), actor: on.member, network: on.network })
        return done
      },
      { timeout: 15_000 },
    )
  const run = async (on: Admitted<Schema>) => {
    // The overloads above pair `make` with the `run` and `discard` that expect what it made.
    const made = (await spec.make?.(on)) as never
    return write(on, made).catch(async (error) => {
      if (spec.make) await spec.discard?.(made)
      throw error
    })
  }
  return guardForm(spec, (input) => whenAdmitted(spec, input, { act: spec.act ?? 'staff.act', mayEnter: isStaff, run }))
}

/** A write that visitors may make, such as signing in. It has limits in place of a policy. */
export function guestAction<Schema extends z.ZodType, Data>(spec: ForGuests<Schema, Data>): FormAction<Data> {
  return guardForm(spec, async (input) => {
    const network = await callerNetwork()
    await spendLimits(spec.limits, network, input)
    return spec.run({ input, network })
  })
}

/** A definition with a subject or without one. The overloads pair `subject` with the `allow` and `run` that expect it. */
type Guard<Schema extends z.ZodType> = MemberSettings<Schema> & {
  subject?: (input: z.output<Schema>) => Promise<unknown>
  allow: (member: Member, subject: never) => boolean | string
}

type Admitted<Schema extends z.ZodType> = { input: z.output<Schema>; member: Member; subject: never; network: string }

type Act<Schema extends z.ZodType, Data> = {
  /** Notes an attempt that is refused under this name; nothing is noted without one. */
  act: string | undefined
  mayEnter?: (member: Member) => boolean
  run: (on: Admitted<Schema>) => Promise<Ok<Data>>
}

async function whenAdmitted<Schema extends z.ZodType, Data>(
  spec: Guard<Schema>,
  input: z.output<Schema>,
  { act, mayEnter = () => true, run }: Act<Schema, Data>,
): Promise<Ok<Data>> {
  const { denied, fresh, unverified } = spec
  const member = await assertMember({ unverified, fresh: fresh === true })
  const network = await callerNetwork()

  return notingRefusal(act === undefined ? null : { act, member, network, input }, async () => {
    if (!mayEnter(member)) throw notAllowed(denied)
    const found = await spec.subject?.(input)
    if (spec.subject && (found === null || found === undefined))
      throw new AppError('not_found', 'This no longer exists.')
    // The overloads above pair `subject` with the `allow` and `run` that expect it.
    const subject = found as never
    assertAllowed(spec.allow(member, subject), denied)
    if (typeof fresh === 'function' && fresh(input, subject, member)) await requireFreshProof()

    await spendLimits(spec.limits ?? [], member.id, input)
    return run({ input, member, subject, network })
  })
}

function assertAllowed(permission: boolean | string, denied: string | undefined): void {
  // Not by truth value: a reason is a text, and a promise that slipped in would let everybody pass.
  if (permission !== true) throw notAllowed(typeof permission === 'string' ? permission : denied)
}

const notAllowed = (why = 'You are not allowed to do that.') => new AppError('forbidden', why)

const callerNetwork = async () => networkOf(clientAddress(await headers()))
