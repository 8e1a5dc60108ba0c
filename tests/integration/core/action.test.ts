import { redirect } from 'next/navigation'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { guestAction, memberAction, staffAction } from '@/lib/core/action'
import { AppError } from '@/lib/core/app-error'
import { db } from '@/lib/core/db'
import { ok } from '@/lib/core/result'
import type { Member } from '@/lib/core/viewer'
import { request, signInAs, toForm } from '@/tests/support/request'

const member: Member = {
  id: '01939f00-0000-7000-8000-000000000001',
  username: 'noor',
  role: 'user',
  verified: true,
  suspendedUntil: null,
  managesPayments: false,
}
const unverified = { ...member, username: 'uma', verified: false }
const suspended = { ...member, username: 'sven', suspendedUntil: new Date(Date.now() + 86_400_000) }
const servedOut = { ...member, suspendedUntil: new Date(Date.now() - 1000) }
const moderator: Member = { ...member, id: '01939f00-0000-7000-8000-000000000002', username: 'milo', role: 'moderator' }

const note = z.object({ title: z.string().min(3, 'Too short.'), tags: z.array(z.string()).max(3) })
const typed = { title: 'A title', tags: ['one', 'two'] }

const saveNote = memberAction({
  input: note,
  allow: () => true,
  run: async ({ input, member }) => ok({ ...input, by: member.username }, 'Saved.'),
})

test('a permitted write answers with data and a sentence', async () => {
  signInAs(member)
  expect(await saveNote(null, toForm(typed))).toEqual({ ok: true, message: 'Saved.', data: { ...typed, by: 'noor' } })
})

test('bad input answers field by field and gives back what was typed', async () => {
  signInAs(member)
  expect(await saveNote(null, toForm({ title: 'A', tags: 'one', role: 'admin' }))).toEqual({
    ok: false,
    problem: 'invalid',
    message: 'Please check the marked fields.',
    fieldErrors: { title: ['Too short.'] },
    values: { title: 'A', tags: ['one'] },
  })
})

test.each([
  ['visitor', null, 'unauthenticated'],
  ['suspended member', suspended, 'suspended'],
  ['unverified member', unverified, 'unverified'],
  ['member', member, 'ok'],
  ['member whose suspension is over', servedOut, 'ok'],
] as const)('%s: %s', async (_who, viewer, expected) => {
  signInAs(viewer)
  const result = await saveNote(null, toForm(typed))
  expect(result.ok ? 'ok' : result.problem).toBe(expected)
  if (!result.ok) expect(result.values).toEqual(typed)
})

test('a definition may open itself to unverified members, never to suspended ones', async () => {
  const draft = memberAction({ input: note, unverified: 'allowed', allow: () => true, run: async () => ok(null) })
  signInAs(unverified)
  expect((await draft(null, toForm(typed))).ok).toBe(true)
  signInAs({ ...suspended, verified: false })
  expect(await draft(null, toForm(typed))).toMatchObject({ problem: 'suspended' })
})

test.each([
  [59, 'ok'],
  [61, 'reauthenticate'],
] as const)('a write that wants a fresh proof, %i minutes after the last: %s', async (minutes, expected) => {
  const change = memberAction({ input: note, fresh: true, allow: () => true, run: async () => ok(null) })
  signInAs(member, minutes)
  const result = await change(null, toForm(typed))
  expect(result.ok ? 'ok' : result.problem).toBe(expected)
})

test('the policy sees the row, and a missing row is not found', async () => {
  const rename = memberAction({
    input: z.object({ owner: z.string() }),
    subject: async ({ owner }) => (owner === 'nobody' ? null : { owner }),
    allow: (who, row) => who.username === row.owner,
    run: async ({ subject }) => ok(subject.owner),
  })
  signInAs(member)
  expect(await rename(null, toForm({ owner: 'noor' }))).toEqual({ ok: true, data: 'noor' })
  expect(await rename(null, toForm({ owner: 'milo' }))).toMatchObject({ problem: 'forbidden' })
  expect(await rename(null, toForm({ owner: 'nobody' }))).toMatchObject({ problem: 'not_found' })
})

test('fields that the schema does not name never arrive', async () => {
  const seen = vi.fn()
  const loose = memberAction({
    input: z.looseObject({ title: z.string() }),
    allow: () => true,
    run: async ({ input }) => ok(seen(input)),
  })
  signInAs(member)
  await loose(null, toForm({ title: 'A', id: 'x', role: 'admin' }))
  expect(seen).toHaveBeenCalledWith({ title: 'A' })
})

test('arguments that are no form are refused, not trusted', async () => {
  signInAs(member)
  // The network sends what it likes; the type says what honest callers send.
  const anything = saveNote as (previous: unknown, form: unknown) => Promise<unknown>
  for (const form of [undefined, null, 'title=A', { title: 'A title', tags: [] }]) {
    expect(await anything(null, form)).toMatchObject({ ok: false, problem: 'invalid' })
  }
})

test('a form beyond its size is refused before it is parsed', async () => {
  signInAs(member)
  const large = toForm({ ...typed, title: 'ä'.repeat(600_000) })
  const message = 'This is too large to be sent.'
  expect(await saveNote(null, large)).toMatchObject({ ok: false, message, fieldErrors: { title: [message] } })
  const many = toForm({ ...typed, title: 'ä'.repeat(200_000), unknown: 'ä'.repeat(400_000) })
  expect(await saveNote(null, many)).toEqual({ ok: false, problem: 'invalid', message, values: expect.anything() })
})

test('a named problem keeps its sentence, unless the definition has its own', async () => {
  const fail = (messages?: Partial<Record<'conflict', string>>) =>
    memberAction({
      input: note,
      messages,
      allow: () => true,
      run: () => Promise.reject(new AppError('conflict', 'Somebody was faster.', { title: ['Taken.'] })),
    })
  signInAs(member)
  expect(await fail()(null, toForm(typed))).toEqual({
    ok: false,
    problem: 'conflict',
    message: 'Somebody was faster.',
    fieldErrors: { title: ['Taken.'] },
    values: typed,
  })
  expect(await fail({ conflict: 'Too late.' })(null, toForm(typed))).toMatchObject({ message: 'Too late.' })
})

test('a surprise is logged under a reference and shown as one neutral sentence', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const broken = memberAction({
    input: note,
    allow: () => true,
    run: () => Promise.reject(new Error('the cellar is under water')),
  })
  signInAs(member)
  const result = await broken(null, toForm(typed))
  const reference = /^Something went wrong on our side\. Reference ([0-9a-f]{8})\.$/.exec(result.message ?? '')?.[1]
  expect(reference).toBeTruthy()
  expect(JSON.parse(String(logged.mock.calls[0]?.[0]))).toMatchObject({
    level: 'error',
    event: 'action.failed',
    reference,
    error: { message: 'the cellar is under water' },
  })
  logged.mockRestore()
})

test('redirects pass through', async () => {
  const leave = memberAction({ input: note, allow: () => true, run: async () => redirect('/') })
  signInAs(member)
  await expect(leave(null, toForm(typed))).rejects.toMatchObject({ digest: expect.stringContaining('NEXT_REDIRECT') })
})

test('a broken unique index becomes an error of its field', async () => {
  await db.user.create({ data: { email: 'noor@example.com' } })
  const register = guestAction({
    input: z.object({ email: z.string(), password: z.string(), pin: z.string() }),
    secret: ['pin'],
    conflicts: { users_email_key: { email: 'Email already in use' } },
    limits: [{ name: 'register', limit: 10, windowSeconds: 60 }],
    run: async ({ input: { email } }) => ok((await db.user.create({ data: { email }, select: { email: true } })).email),
  })
  const form = toForm({ email: 'NOOR@example.com', password: 'hunter2', pin: '1234' })
  expect(await register(null, form)).toEqual({
    ok: false,
    problem: 'conflict',
    message: 'Email already in use',
    fieldErrors: { email: ['Email already in use'] },
    values: { email: 'NOOR@example.com' },
  })
})

test('visitors are limited by network, and by what the definition says', async () => {
  const subscribe = guestAction({
    input: z.object({ email: z.string() }),
    limits: [
      { name: 'subscribe', limit: 3, windowSeconds: 3600 },
      { name: 'subscribe-address', limit: 1, windowSeconds: 3600, per: ({ email }) => email },
    ],
    run: async ({ network }) => ok(network),
  })
  const as = (email: string) => subscribe(null, toForm({ email }))
  expect(await as('a@example.com')).toEqual({ ok: true, data: '203.0.113.0/24' })
  expect(await as('a@example.com')).toMatchObject({
    problem: 'rate_limited',
    message: expect.stringMatching(/(60 minutes|1 hour) and/),
  })
  expect(await as('b@example.com')).toMatchObject({ ok: true })
  expect(await as('c@example.com')).toMatchObject({ problem: 'rate_limited', values: { email: 'c@example.com' } })
  request.address = '198.51.100.1'
  expect(await as('c@example.com')).toMatchObject({ ok: true })
})

const hide = staffAction({
  input: z.object({ id: z.string(), reason: z.string() }),
  allow: () => true,
  audit: ({ input }) => ({ action: 'comment.hide', subject: `comment:${input.id}`, reason: input.reason }),
  async run({ input, tx }) {
    await tx.siteSetting.create({ data: { key: `hidden:${input.id}`, value: true } })
    if (input.reason === 'fall') throw new AppError('conflict', 'Changed my mind.')
    return ok(null)
  },
})

test('staff acts leave a record of who, what and why', async () => {
  signInAs(moderator)
  expect(await hide(null, toForm({ id: '1', reason: 'spam' }))).toEqual({ ok: true, data: null })
  expect(await db.auditEntry.findMany({ where: { subject: 'comment:1' } })).toMatchObject([
    { actorId: moderator.id, actor: 'milo', action: 'comment.hide', reason: 'spam', network: '203.0.113.0/24' },
  ])
})

test('a staff act that fails leaves neither act nor record', async () => {
  signInAs(moderator)
  expect(await hide(null, toForm({ id: '2', reason: 'fall' }))).toMatchObject({ problem: 'conflict' })
  expect(await db.auditEntry.count({ where: { subject: 'comment:2' } })).toBe(0)
  expect(await db.siteSetting.count({ where: { key: 'hidden:2' } })).toBe(0)
})

test('staff actions are closed to members before the row is looked up', async () => {
  const subject = vi.fn(async () => ({ id: '1' }))
  const act = staffAction({
    input: note,
    subject,
    allow: () => true,
    audit: () => ({ action: 'x' }),
    run: async () => ok(null),
  })
  signInAs(member)
  expect(await act(null, toForm(typed))).toMatchObject({ problem: 'forbidden' })
  expect(subject).not.toHaveBeenCalled()
})
