import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import type { Member } from '@/lib/core/viewer'
import { confirmKey, createPlan, editPlan, retirePlan, returnPlan, testConnection } from '@/lib/payments/actions'
import { listKeys } from '@/lib/payments/key-queries'
import { findPlan, listPlans } from '@/lib/payments/plan-queries'
import { type PaymentProvider, providerSource } from '@/lib/payments/provider'
import { signInAs, toForm } from '@/tests/support/request'
import { wipe } from '../auth/people'
import { addMember } from '../store/shop'
import { addPlan, wipeLedger } from './ledger'

let paula: Member

beforeEach(async () => {
  await wipeLedger()
  await wipe()
  paula = { ...(await addMember('paula')), managesPayments: true }
  signInAs(paula)
})
afterEach(() => {
  providerSource.find = () => null
  env.PAYPAL_SECRET = undefined
  env.CARD_PROVIDER_API_KEY = undefined
})

const audited = () =>
  db.auditEntry.findMany({
    orderBy: { id: 'asc' },
    select: { actor: true, action: true, subject: true, details: true },
  })

describe('plans', () => {
  const form = { name: 'Team', price: '49.50', interval: 'month', features: 'Seats\n\n  API access ' }

  test('are added with their first price', async () => {
    expect(await createPlan(null, toForm({ ...form, popular: 'on' }))).toMatchObject({
      ok: true,
      message: 'Plan added',
    })
    expect(await createPlan(null, toForm(form))).toMatchObject({ ok: true })
    const plans = await listPlans()
    expect(plans).toMatchObject([
      { slug: 'team', cents: 4950, currency: 'USD', popular: true, features: ['Seats', 'API access'], subscribers: 0 },
      { slug: 'team-2', popular: false },
    ])
    expect(await audited()).toMatchObject([
      { actor: 'paula', action: 'plan.create', subject: `plan:${plans[0]?.id}`, details: { cents: 4950 } },
      { action: 'plan.create' },
    ])
  })

  test('of one name that are added at once are all added', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => createPlan(null, toForm(form))))
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true])
    expect((await listPlans()).map(({ slug, position }) => [slug, position])).toEqual([
      ['team', 0],
      ['team-2', 1],
      ['team-3', 2],
      ['team-4', 3],
    ])
  })

  test('whose answer got lost are added once, however often they are sent', async () => {
    const sent = { ...form, postKey: crypto.randomUUID() }
    const send = (more: Record<string, string> = {}) => createPlan(null, toForm({ ...sent, ...more }))
    for (const answer of await Promise.all([send(), send(), send()]))
      expect(answer).toMatchObject({ ok: true, message: 'Plan added' })
    expect(await listPlans()).toHaveLength(1)
    expect(await audited()).toHaveLength(1)
    await send({ price: '59' })
    expect((await listPlans()).map(({ cents }) => cents)).toEqual([4950, 5900])
  })

  test.each([
    ['price', '-1'],
    ['price', '0'],
    ['price', '0,999'],
    ['price', '1e3'],
    ['price', '100001'],
    ['interval', 'day'],
    ['name', '  '],
    ['features', 'x'.repeat(81)],
  ])('%s %j is refused', async (field, value) => {
    const answer = await createPlan(null, toForm({ ...form, [field]: value }))
    expect(answer).toMatchObject({ ok: false, problem: 'invalid', fieldErrors: { [field]: [expect.any(String)] } })
    expect(await listPlans()).toEqual([])
    expect(await audited()).toEqual([])
  })

  test('another price is a new one: existing subscribers keep theirs', async () => {
    const { id, price } = await addPlan('basic', 1999)
    await db.subscription.create({
      data: { planPriceId: price, status: 'active', method: 'paypal', monthlyCents: 1999, startedAt: new Date() },
    })
    const edit = (version: string, cents: string, name = 'Basic') =>
      editPlan(null, toForm({ id, version, name, price: cents, features: '', interval: 'year', cents: '1' }))
    expect(await edit('1', '24.99')).toMatchObject({
      ok: true,
      message: 'Plan saved. Existing subscribers keep their price.',
    })
    const plan = await findPlan(id)
    // The interval of a plan with subscribers is not in the form, so one that is posted anyway is ignored.
    expect(plan).toMatchObject({ name: 'Basic', interval: 'month' })
    expect(plan?.prices).toMatchObject([
      { cents: 2499, to: null, subscribers: 0 },
      { cents: 1999, to: plan?.prices[0]?.from, subscribers: 1 },
    ])
    expect(await listPlans()).toMatchObject([{ cents: 2499, subscribers: 1, onOlderPrices: 1 }])
    expect(await db.subscription.findFirst()).toMatchObject({ planPriceId: price, monthlyCents: 1999 })

    expect(await edit('1', '1')).toMatchObject({ ok: false, problem: 'conflict' })
    expect(await edit('2', '24.99', 'Basic again')).toMatchObject({ ok: true, message: 'Plan saved' })
    // Whatever the form is about: not only the price is another's by now.
    expect(await edit('2', '24.99', 'Basic of old')).toMatchObject({
      problem: 'conflict',
      message: expect.stringMatching(/^Somebody else has changed this plan\./),
    })
    expect(await edit('3', '24.99', 'Basic again')).toMatchObject({
      problem: 'invalid',
      message: 'Nothing was changed.',
    })
    expect((await findPlan(id))?.prices).toHaveLength(2)
    expect((await audited()).map(({ details }) => details)).toEqual([
      { name: 'Basic', before: 1999, after: 2499 },
      { name: 'Basic again' },
    ])
  })

  test('of two who set a price at once one is told, and one price is in force', async () => {
    const { id } = await addPlan()
    const answers = await Promise.all(
      ['21', '22', '23'].map((cents) =>
        editPlan(null, toForm({ id, version: '1', name: 'Basic', price: cents, features: '' })),
      ),
    )
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, false, true])
    expect((await findPlan(id))?.prices).toHaveLength(2)
    expect(await db.planPrice.count({ where: { planId: id, validTo: null } })).toBe(1)
    expect(await audited()).toHaveLength(1)
  })

  test('a price that was in force cannot be rewritten, not even by a mistake of ours', async () => {
    const { price } = await addPlan()
    await expect(db.planPrice.update({ where: { id: price }, data: { cents: 1 } })).rejects.toThrow()
    await expect(db.planPrice.update({ where: { id: price }, data: { providerId: 'p2' } })).resolves.toBeTruthy()
  })

  test('are retired and offered again', async () => {
    const { id } = await addPlan()
    await retirePlan(null, toForm({ id }))
    expect(await listPlans()).toMatchObject([{ isRetired: true }])
    expect(await retirePlan(null, toForm({ id }))).toMatchObject({ message: 'This plan is retired already.' })
    await returnPlan(null, toForm({ id }))
    expect(await returnPlan(null, toForm({ id }))).toMatchObject({ message: 'This plan is on offer already.' })
    expect(await listPlans()).toMatchObject([{ isRetired: false }])
    expect((await audited()).map(({ action }) => action)).toEqual(['plan.retire', 'plan.return'])
    expect(await retirePlan(null, toForm({ id: crypto.randomUUID() }))).toMatchObject({ problem: 'not_found' })
  })
})

test('somebody without the right leaves a row', async () => {
  const { id } = await addPlan()
  signInAs(await addMember('mallory'))
  expect(await retirePlan(null, toForm({ id }))).toMatchObject({ problem: 'forbidden' })
  expect(await audited()).toMatchObject([
    { actor: 'mallory', action: 'access.refused', subject: `plan:${id}`, details: { act: 'plan.retire' } },
  ])
})

describe('keys', () => {
  const SECRET = 'sk_live_51Nw0tARealKey9f3c'
  const line = async () => (await listKeys()).find(({ name }) => name === 'paypal-secret')
  const update = (name = 'paypal-secret') => confirmKey(null, toForm({ name }))

  test('are told by their last four characters and when they changed, and are stored nowhere', async () => {
    expect(await line()).toMatchObject({ state: 'missing', lastFour: '', changedAt: null })
    expect(await update()).toMatchObject({ ok: false, problem: 'conflict' })
    env.PAYPAL_SECRET = SECRET
    expect(await line()).toMatchObject({ state: 'changed', lastFour: '9f3c', changedAt: null })
    expect(await update()).toMatchObject({ ok: true, message: 'PayPal secret updated' })
    const first = await line()
    expect(first).toMatchObject({ state: 'confirmed', lastFour: '9f3c', changedAt: expect.any(String) })
    expect(await update()).toMatchObject({ ok: true, message: 'PayPal secret has not changed' })
    env.PAYPAL_SECRET = `${SECRET}9999`
    expect(await line()).toMatchObject({ state: 'changed', lastFour: '9999', changedAt: first?.changedAt })
    await update()
    const log = await audited()
    expect(log.map(({ action, subject, details }) => [action, subject, details])).toEqual([
      ['payment-key.update', 'payment-key:paypal-secret', { lastFour: '9f3c' }],
      ['payment-key.update', 'payment-key:paypal-secret', { lastFour: '9999' }],
    ])
    expect(JSON.stringify([log, await db.paymentKey.findMany(), await listKeys()])).not.toContain(SECRET.slice(0, 12))
  })

  test('a short one tells nothing', async () => {
    env.CARD_PROVIDER_API_KEY = 'abcd'
    await update('card-api-key')
    expect((await listKeys())[0]).toMatchObject({ state: 'confirmed', lastFour: '' })
    expect(await update('DATABASE_URL')).toMatchObject({ problem: 'not_found' })
  })
})

describe('the connection', () => {
  /** A provider that answers over real HTTP, on loopback. */
  async function listen(status: number): Promise<PaymentProvider & { close: () => void; calls: string[] }> {
    const calls: string[] = []
    const server = createServer(({ url }, response) => {
      calls.push(url ?? '')
      response.writeHead(status).end('Bench account')
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const { port } = server.address() as AddressInfo
    return {
      name: 'bench',
      label: 'Bench Pay',
      isTest: true,
      calls,
      close: () => server.close(),
      async checkConnection(signal) {
        const answer = await fetch(`http://127.0.0.1:${port}/account`, { signal })
        if (!answer.ok) throw new Error(`It answered ${answer.status}.`)
        return { account: await answer.text() }
      },
      transactionAddress: (id) => `https://pay.example/${id}`,
    }
  }

  test('is said to be missing while there is none', async () => {
    expect(await testConnection(null, toForm({}))).toMatchObject({
      ok: false,
      message: 'No payment provider is connected.',
    })
    expect(await audited()).toMatchObject([{ action: 'payment-connection.test', details: { answer: 'not connected' } }])
  })

  test.each([
    [200, { ok: true, message: 'Connected to Bench Pay: Bench account' }, 'connected'],
    [401, { ok: false, message: 'The connection failed. It answered 401.' }, 'failed'],
  ])('really calls the provider, which answers %i', async (status, expected, noted) => {
    const provider = await listen(status)
    providerSource.find = () => provider
    expect(await testConnection(null, toForm({}))).toMatchObject(expected)
    expect(provider.calls).toEqual(['/account'])
    expect(await audited()).toMatchObject([{ details: { provider: 'bench', answer: noted } }])
    provider.close()
  })
})
