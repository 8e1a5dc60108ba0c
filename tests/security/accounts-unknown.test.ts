import { hash } from 'bcryptjs'
import { afterAll, describe, expect, test } from 'vitest'
import { makeAccounts, someName, somePassword } from '@/tests/support/people'
import { type Form, findForm, fromSomewhere, readNext, submit } from './support/form'

/** Whether an address has an account can be told neither by text nor by status nor by time (design, section 6). */

const TRIES = 30
/** Most milliseconds that one may take longer than the other, in the median of all pairs. */
const GAP = 50

const accounts = makeAccounts()
afterAll(() => accounts.close())

/** Addresses of members whose passwords cost as much to compare as real ones. */
async function knownAddresses(count: number) {
  const passwordHash = await hash(somePassword(), 12)
  const people = await Promise.all(Array.from({ length: count }, () => accounts.add()))
  await accounts.sql`update users set password_hash = ${passwordHash} where id in ${accounts.sql(people.map(({ id }) => id))}`
  return people.map(({ email }) => email)
}

const unknownAddresses = (count: number) => Array.from({ length: count }, () => `${someName()}@example.com`)

/** Sends the form for known and unknown addresses in turn, and compares what comes back. */
async function compare(form: Form, fieldsFor: (email: string) => Record<string, string>) {
  const [known, unknown] = [await knownAddresses(TRIES), unknownAddresses(TRIES)]
  const gaps: number[] = []
  const said = { known: new Set<string>(), unknown: new Set<string>() }
  for (let turn = 0; turn < TRIES; turn++) {
    const order = [
      ['known', known[turn]],
      ['unknown', unknown[turn]],
    ] as const
    const took = { known: 0, unknown: 0 }
    for (const [kind, email = ''] of turn % 2 ? order : order.toReversed()) {
      const answer = await submit(form, fieldsFor(email), fromSomewhere())
      took[kind] = answer.milliseconds
      const text = turn < 3 ? (await readNext(answer)).replaceAll(email, '{email}') : ''
      const place = answer.location.replace(/answer=\w+/, 'answer=')
      said[kind].add(JSON.stringify([answer.status, place, Object.keys(answer.cookies).sort(), text]))
    }
    gaps.push(took.known - took.unknown)
  }
  // In pairs, so that whatever else the machine does in the meantime slows both.
  expect(said.known).toEqual(said.unknown)
  expect(Math.abs(median(gaps)), 'milliseconds').toBeLessThan(GAP)
}

describe('a known and an unknown address are the same', () => {
  test('to somebody who signs in', { timeout: 180_000 }, async () => {
    const form = await findForm('/sign-in', 'name="password"')
    await compare(form, (email) => ({ email, password: 'Not-the-password-1' }))
  })

  test('to somebody who forgot a password', { timeout: 60_000 }, async () => {
    await compare(await findForm('/reset-password', 'name="email"'), (email) => ({ email }))
  })

  test('to somebody who registers', { timeout: 180_000 }, async () => {
    const form = await findForm('/register', 'name="username"')
    await compare(form, (email) => {
      const password = somePassword()
      return { username: someName('new'), email, password, confirmPassword: password }
    })
  })

  test('to somebody who asks for another verification', { timeout: 60_000 }, async () => {
    const form = await findForm('/verify-email', 'Resend')
    await compare(form, (email) => ({ email }))
  })
})

const median = (numbers: number[]) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
