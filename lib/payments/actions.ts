'use server'
import { isDeepStrictEqual } from 'node:util'
import { memberAction } from '@/lib/core/action'
import { AppError } from '@/lib/core/app-error'
import { writeAudit } from '@/lib/core/audit'
import { db } from '@/lib/core/db'
import { ok } from '@/lib/core/result'
import { addPlan, lockPlan, replacePrice } from './commands'
import { findPlanToGuard } from './plan-queries'
import { canManagePayments } from './policy'
import { providerSource } from './provider'
import { findKeyMark, PROVIDER_KEYS } from './provider-keys'
import { connectionInput, keyInput, newPlanInput, planInput, planRowInput } from './schema'

// Whoever manages payments need not be staff, so these are no staff actions; each writes its audit row itself, in the
// transaction of the act.

/** Offers a plan. What it costs begins with its first price. One whose answer got lost is offered once. */
export const createPlan = memberAction({
  act: 'plan.create',
  input: newPlanInput,
  allow: canManagePayments,
  async run({ input, member, network }) {
    const { name, price: cents, interval } = input
    await db.$transaction(async (tx) => {
      const id = await addPlan(tx, member, input)
      if (!id) return
      await writeAudit(tx, {
        actor: member,
        network,
        action: 'plan.create',
        subject: `plan:${id}`,
        details: { name, cents, interval },
      })
    })
    return ok({}, 'Plan added')
  },
})

/** Changes what is said of a plan. Another price is a new one: existing subscribers keep theirs. */
export const editPlan = memberAction({
  act: 'plan.edit',
  input: planInput,
  subject: ({ id }) => findPlanToGuard(id),
  allow: canManagePayments,
  async run({ input: { version, name, price, features, popular }, subject, member, network }) {
    const { changed } = await db.$transaction(async (tx) => {
      const before = await lockPlan(tx, subject.id, version)
      const said = { name, features, popular: popular === 'on' }
      const done = await replacePrice(tx, subject.id, price)
      if (!done.changed && isDeepStrictEqual({ ...before, ...said }, before)) {
        // No conflict: that stands for a save that came too late.
        throw new AppError('invalid', 'Nothing was changed.')
      }
      await tx.plan.update({
        where: { id: subject.id },
        data: { ...said, version: { increment: 1 } },
        select: { id: true },
      })
      await writeAudit(tx, {
        actor: member,
        network,
        action: 'plan.edit',
        subject: `plan:${subject.id}`,
        details: { name, ...(done.changed && { before: done.before, after: price }) },
      })
      return done
    })
    return ok({}, changed ? 'Plan saved. Existing subscribers keep their price.' : 'Plan saved')
  },
})

/** Takes a plan off the offer. Whoever has it keeps it. */
export const retirePlan = memberAction({
  act: 'plan.retire',
  input: planRowInput,
  subject: ({ id }) => findPlanToGuard(id),
  allow: canManagePayments,
  async run({ subject: { id }, member, network }) {
    await db.$transaction(async (tx) => {
      const { count } = await tx.plan.updateMany({ where: { id, retiredAt: null }, data: { retiredAt: new Date() } })
      if (count === 0) throw new AppError('conflict', 'This plan is retired already.')
      await writeAudit(tx, { actor: member, network, action: 'plan.retire', subject: `plan:${id}` })
    })
    return ok({}, 'Plan retired. Existing subscribers keep it.')
  },
})

/** Offers a retired plan again. */
export const returnPlan = memberAction({
  act: 'plan.return',
  input: planRowInput,
  subject: ({ id }) => findPlanToGuard(id),
  allow: canManagePayments,
  async run({ subject: { id }, member, network }) {
    await db.$transaction(async (tx) => {
      const { count } = await tx.plan.updateMany({ where: { id, retiredAt: { not: null } }, data: { retiredAt: null } })
      if (count === 0) throw new AppError('conflict', 'This plan is on offer already.')
      await writeAudit(tx, { actor: member, network, action: 'plan.return', subject: `plan:${id}` })
    })
    return ok({}, 'Plan is offered again')
  },
})

/** Confirms the key that the server's environment holds now: notes its last four characters and the time, never the key. */
export const confirmKey = memberAction({
  act: 'payment-key.update',
  input: keyInput,
  subject: async ({ name }) => PROVIDER_KEYS.find((key) => key.name === name) ?? null,
  allow: canManagePayments,
  async run({ subject: { name, label, variable }, member, network }) {
    const mark = findKeyMark(variable)
    if (!mark) throw new AppError('conflict', `Nothing to update: ${variable} is not set on the server.`)
    const isNew = await db.$transaction(async (tx) => {
      const known = await tx.paymentKey.findUnique({ where: { name }, select: { fingerprint: true } })
      if (known?.fingerprint === mark.fingerprint) return false
      const row = { ...mark, changedAt: new Date() }
      await tx.paymentKey.upsert({ where: { name }, create: { name, ...row }, update: row, select: { name: true } })
      await writeAudit(tx, {
        actor: member,
        network,
        action: 'payment-key.update',
        subject: `payment-key:${name}`,
        details: { lastFour: mark.lastFour },
      })
      return true
    })
    return ok({}, isNew ? `${label} updated` : `${label} has not changed`)
  },
})

const PATIENCE_MS = 10_000

/** Calls the provider with the keys of the environment and says what it answered. */
export const testConnection = memberAction({
  act: 'payment-connection.test',
  input: connectionInput,
  allow: canManagePayments,
  limits: [{ name: 'payment-connection', limit: 10, windowSeconds: 60 }],
  async run({ member, network }) {
    const provider = providerSource.find()
    const note = (answer: string) =>
      writeAudit(db, {
        actor: member,
        network,
        action: 'payment-connection.test',
        details: { provider: provider?.name ?? null, answer },
      })
    if (!provider) {
      await note('not connected')
      throw new AppError('conflict', 'No payment provider is connected.')
    }
    const answer = await provider.checkConnection(AbortSignal.timeout(PATIENCE_MS)).catch(toProblem)
    await note(answer instanceof AppError ? 'failed' : 'connected')
    if (answer instanceof AppError) throw answer
    return ok({}, `Connected to ${provider.label}: ${answer.account}`)
  },
})

const toProblem = (error: unknown) =>
  new AppError('conflict', `The connection failed. ${error instanceof Error ? error.message : ''}`.trim())
