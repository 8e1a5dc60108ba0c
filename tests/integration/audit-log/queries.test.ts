import { beforeEach, expect, test } from 'vitest'
import { parseAudit } from '@/lib/audit-log/list-state'
import { exportAudit, listAudit, listAuditActions } from '@/lib/audit-log/queries'
import { writeAudit } from '@/lib/core/audit'
import { db } from '@/lib/core/db'
import { addPerson, wipe } from '../auth/people'

const milo = { id: '0198c0de-0000-7000-8000-000000000001', username: 'milo' }
const ada = { id: '0198c0de-0000-7000-8000-000000000002', username: 'Ada' }

beforeEach(async () => {
  await wipe()
  await writeAudit(db, {
    actor: milo,
    action: 'comment.hide',
    subject: 'comment:1',
    reason: 'Spam',
    network: '203.0.113.0/24',
  })
  await writeAudit(db, { actor: milo, action: 'comment.delete', subject: 'comment:2', details: { reports: 2 } })
  await writeAudit(db, { actor: ada, action: 'user.change-role', subject: 'user:1' })
  await writeAudit(db, { actor: null, action: 'comment.hide', subject: 'comment:3' })
})

const list = async (query: Record<string, string> = {}) => (await listAudit(parseAudit(query))).entries

test('the newest first, whole', async () => {
  expect(await list()).toMatchObject([
    { actor: null, action: 'comment.hide' },
    { actor: 'Ada', action: 'user.change-role' },
    { actor: 'milo', action: 'comment.delete', details: '{"reports":2}' },
    { actor: 'milo', action: 'comment.hide', subject: 'comment:1', reason: 'Spam', network: '203.0.113.0/24' },
  ])
  expect(await listAuditActions()).toEqual(['comment.delete', 'comment.hide', 'user.change-role'])
})

test.each([
  [{ actor: 'MILO' }, 2],
  [{ actor: 'mil' }, 0],
  [{ action: 'comment.hide' }, 2],
  [{ action: 'comment' }, 3],
  [{ action: 'comm' }, 0],
  [{ subject: 'comment:1' }, 1],
  [{ subject: '%' }, 0],
  [{ actor: 'mi_o' }, 0],
  [{ action: 'comment_hide' }, 0],
  [{ to: '2020-01-01' }, 0],
  [{ from: '2999-01-01' }, 0],
] as const)('%o lets %d through', async (query, count) => {
  expect(await list(query)).toHaveLength(count)
})

test('somebody to whom something was done is found by their name, and called by it', async () => {
  const { id } = await addPerson('noor')
  const subject = `user:${id}`
  await writeAudit(db, { actor: ada, action: 'user.edit', subject })
  // What moderators do to somebody is done to a profile.
  await writeAudit(db, { actor: milo, action: 'profile.suspend', subject: `profile:${id}` })
  const found = [
    { action: 'profile.suspend', subject: `profile:${id}`, subjectName: 'noor' },
    { action: 'user.edit', subject, subjectName: 'noor' },
  ]
  expect(await list({ subject: 'Noor' })).toMatchObject(found)
  expect((await Array.fromAsync(exportAudit(parseAudit({ subject: 'noor' })))).flat()).toMatchObject(found)
  await db.user.delete({ where: { id } })
  expect(await list({ subject: 'noor' })).toEqual([])
  expect(await list({ subject })).toMatchObject([{ subject, subjectName: null }])
  expect(await list({ subject: 'user:1' })).toMatchObject([{ subject: 'user:1', subjectName: null }])
})

test('a day is from its first moment to its last', async () => {
  const [before, first, last, after] = [
    '2026-10-31T23:59:59.999Z',
    '2026-11-01T00:00:00.000Z',
    '2026-11-01T23:59:59.999Z',
    '2026-11-02T00:00:00.000Z',
  ]
  await db.auditEntry.createMany({
    data: [before, first, last, after].map((at) => ({ at, action: 'test.day', subject: 'thing:1' })),
  })
  const momentsOf = async (from: string, to: string) =>
    (await list({ action: 'test.day', from, to })).map(({ at }) => at)
  expect(await momentsOf('2026-11-01', '2026-11-01')).toEqual([last, first])
  expect(await momentsOf('2026-10-31', '2026-11-02')).toEqual([after, last, first, before])
})

test('pages by the last entry, also within one moment, and exports the same rows', async () => {
  const at = new Date('2026-11-01T08:00:00Z')
  await db.auditEntry.createMany({
    data: Array.from({ length: 1203 }, (_, number) => ({ at, action: 'test.many', subject: `thing:${number}` })),
  })
  const seen: string[] = []
  let pages = 0
  for (let after = parseAudit({ action: 'test.many' }).after; ; ) {
    const { entries, next } = await listAudit({ ...parseAudit({ action: 'test.many' }), after })
    seen.push(...entries.map(({ id }) => id))
    pages += 1
    if (!next) break
    after = next
  }
  expect(pages).toBe(25)
  expect(new Set(seen).size).toBe(1203)
  const exported = (await Array.fromAsync(exportAudit(parseAudit({ action: 'test.many' })))).flat()
  expect(exported.map(({ id }) => id)).toEqual(seen)
})
