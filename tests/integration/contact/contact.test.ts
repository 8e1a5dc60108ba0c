import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { sendMessage } from '@/lib/contact/actions'
import { db } from '@/lib/core/db'
import { removeExpiredValues } from '@/lib/core/native-post/kept-values'
import { site } from '@/lib/core/site'
import { request, toForm } from '@/tests/support/request'

const message = {
  name: 'Noor Haddad',
  email: 'noor@example.com',
  topic: 'correction',
  message: 'The battery figure in the second table is wrong by ten.',
}

const send = (change: Record<string, string> = {}) => sendMessage(null, toForm({ ...message, ...change }))
const mails = () => db.outgoingMail.findMany({ orderBy: { id: 'asc' } })

let network = 0

beforeEach(async () => {
  await db.outgoingMail.deleteMany()
  await db.keptValues.deleteMany()
  await db.rateLimit.deleteMany()
  network += 1
  request.address = `198.51.${network}.7`
})

describe('a message', () => {
  test('goes to the site and, as a copy, to whoever wrote it, under one reference', async () => {
    const result = await send()
    expect(result).toMatchObject({ ok: true, message: 'Your message has been sent.' })
    const reference = result.ok ? result.data.reference : ''
    expect(reference).toMatch(/^FT-[2-9A-HJ-NP-Z]{6}$/)
    const [toSite, copy, ...more] = await mails()
    expect(more).toEqual([])
    expect(toSite).toMatchObject({ to: site.contact, headers: { 'Reply-To': message.email } })
    expect(toSite?.subject).toBe(`[${reference}] A correction: Noor Haddad`)
    expect(toSite?.text).toContain(message.message)
    expect(copy).toMatchObject({ to: message.email, subject: `We have your message (${reference})` })
    expect(copy?.text).toContain(message.message)
  })

  test('with a link is not repeated to an address that anybody may have typed', async () => {
    await send({ message: 'Buy cheap watches now at https://spam.example today!', name: 'https://spam.example' })
    const [toSite, copy] = await mails()
    expect(toSite?.text).toContain('spam.example')
    expect(copy?.text).not.toContain('spam.example')
    expect(copy?.html).not.toContain('spam.example')
  })

  test('from a program that fills in everything looks sent and is not', async () => {
    expect(await send({ website: 'https://spam.example' })).toMatchObject({ ok: true })
    expect(await mails()).toEqual([])
  })

  test('cannot add header lines', async () => {
    await send({ name: 'Eve\r\nBcc: victim@example.com' })
    const [toSite] = await mails()
    expect(toSite?.subject).not.toMatch(/[\r\n]/)
    expect(Object.keys(toSite?.headers ?? {})).toEqual(['Reply-To'])
  })
})

describe('a message whose answer got lost', () => {
  const referenceOf = (result: Awaited<ReturnType<typeof send>>) => (result.ok ? result.data.reference : result.message)

  test('is mailed once, however often it is sent, and counts once', async () => {
    const postKey = randomUUID()
    const reference = referenceOf(await send({ postKey }))
    for (let number = 0; number < 10; number++) expect(referenceOf(await send({ postKey }))).toBe(reference)
    expect(await mails()).toHaveLength(2)
    for (const more of [randomUUID(), randomUUID()]) expect((await send({ postKey: more })).ok).toBe(true)
    expect(await send({ postKey: randomUUID() })).toMatchObject({ ok: false, problem: 'rate_limited' })
    // It was sent: what came later takes that away from nobody.
    expect(referenceOf(await send({ postKey }))).toBe(reference)
    expect(await mails()).toHaveLength(6)
  })

  test('and that is sent twice at once has one reference', async () => {
    const postKey = randomUUID()
    const references = (await Promise.all([send({ postKey }), send({ postKey })])).map(referenceOf)
    expect(references[0]).toMatch(/^FT-/)
    expect(references[1]).toBe(references[0])
    expect(await mails()).toHaveLength(2)
  })

  test.each([
    ['with another text', { message: 'The battery figure in the third table is wrong by ten.' }],
    ['from another address', { email: 'noor@example.org' }],
    ['about something else', { topic: 'other' }],
  ])('is another one %s', async (_how, change: Record<string, string>) => {
    const postKey = randomUUID()
    const reference = referenceOf(await send({ postKey }))
    expect(referenceOf(await send({ postKey, ...change }))).not.toBe(reference)
    expect(await mails()).toHaveLength(4)
  })

  const nameless: Record<string, string>[] = [{}, { postKey: '' }, { postKey: '1' }]
  test.each(nameless)('has no name from a browser that makes none: %j', async (name) => {
    const reference = referenceOf(await send(name))
    expect(referenceOf(await send(name))).not.toBe(reference)
    expect(await mails()).toHaveLength(4)
    expect(await db.keptValues.count()).toBe(0)
  })

  test('from a program that fills in everything has the same reference, too', async () => {
    const fields = { website: 'https://spam.example', postKey: randomUUID() }
    expect(referenceOf(await send(fields))).toBe(referenceOf(await send(fields)))
    expect(await mails()).toEqual([])
    // Whoever was taken for one by mistake sends it without that.
    expect((await send({ postKey: fields.postKey })).ok).toBe(true)
    expect(await mails()).toHaveLength(2)
  })

  test('that was refused is sent when it is sent again', async () => {
    const postKey = randomUUID()
    for (let number = 0; number < 3; number++) await send()
    expect(await send({ postKey })).toMatchObject({ problem: 'rate_limited' })
    await db.rateLimit.deleteMany()
    expect((await send({ postKey })).ok).toBe(true)
    expect(await mails()).toHaveLength(8)
  })

  test('is known without its words, and forgotten', async () => {
    await send({ postKey: randomUUID() })
    const [row] = await db.keptValues.findMany()
    expect(Object.keys(Object(row?.values))).toEqual(['answer'])
    expect(row?.tokenHash).toMatch(/^[\w-]{43}$/)
    expect(await removeExpiredValues()).toBe(0)
    await db.keptValues.updateMany({ data: { expiresAt: new Date(0) } })
    expect(await removeExpiredValues()).toBe(1)
  })
})

describe('what is refused, with what was typed', () => {
  test.each([
    ['no name', { name: ' ' }, 'name', 'Please enter your name'],
    ['no address', { email: '' }, 'email', 'Please enter your email address'],
    ['two addresses', { email: 'a@example.com, b@example.com' }, 'email', 'Please enter a valid email address'],
    ['no topic', { topic: '' }, 'topic', 'Please choose what it is about'],
    ['a topic that is not offered', { topic: 'constructor' }, 'topic', 'Please choose what it is about'],
    ['too few words', { message: 'Hello' }, 'message', 'Please write at least 20 characters'],
    ['too many', { message: 'x'.repeat(10_001) }, 'message', 'Please use at most 10,000 characters'],
  ])('%s', async (_what, change: Record<string, string>, field, sentence) => {
    const result = await send(change)
    expect(result).toMatchObject({ ok: false, problem: 'invalid', fieldErrors: { [field]: [sentence] } })
    expect(result).toHaveProperty('values.topic', change.topic ?? message.topic)
    expect(await mails()).toEqual([])
  })
})

describe('limits', () => {
  test('five an hour from one network', async () => {
    for (let number = 0; number < 5; number++) {
      expect(await send({ email: `n${number}@example.com` })).toMatchObject({ ok: true })
    }
    expect(await send({ email: 'n9@example.com' })).toMatchObject({ ok: false, problem: 'rate_limited' })
    expect(await mails()).toHaveLength(10)
  })

  test('three a day in the name of one address, wherever they come from', async () => {
    const answers = []
    for (let number = 0; number < 4; number++) {
      request.address = `203.0.${number}.9`
      answers.push((await send({ email: number % 2 ? 'Noor@Example.com' : message.email })).ok)
    }
    expect(answers).toEqual([true, true, true, false])
  })

  test('a form that is sent again and again is asked about sixty times an hour', async () => {
    const postKey = randomUUID()
    const answers = []
    for (let number = 0; number < 61; number++) answers.push(await send({ postKey }))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(60)
    expect(answers.at(-1)).toMatchObject({ problem: 'rate_limited' })
  })
})
