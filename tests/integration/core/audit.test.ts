import { expect, test } from 'vitest'
import { writeAudit } from '@/lib/core/audit'
import { db } from '@/lib/core/db'

test.each([
  [{ newPassword: 'x' }],
  [{ user: { resetToken: 'x' } }],
  [{ apiKey: 'x' }],
  [{ mails: [{ link: 'https://example.com/' }] }],
])('details %j are refused', async (details) => {
  await expect(writeAudit(db, { actor: null, action: 'test', details })).rejects.toThrow(TypeError)
  expect(await db.auditEntry.count()).toBe(0)
})

test('links that let somebody in are masked wherever they were typed', async () => {
  const sent = 'https://example.com/reset-password?token=abc&from=mail'
  await writeAudit(db, {
    actor: null,
    action: 'test',
    reason: `See ${sent}`,
    details: { q: '/key/', mails: [{ sent }] },
  })
  const masked = 'https://example.com/reset-password?token=[hidden]&from=mail'
  expect(await db.auditEntry.findFirstOrThrow({ where: { action: 'test' } })).toMatchObject({
    reason: `See ${masked}`,
    details: { q: '/key/', mails: [{ sent: masked }] },
  })
})

test('the system may act too, and the log takes no corrections', async () => {
  await writeAudit(db, { actor: null, action: 'clean-up', details: { role: 'admin', rows: [1, 2] } })
  expect(await db.auditEntry.findFirst({ where: { action: 'clean-up' } })).toMatchObject({
    actorId: null,
    details: { role: 'admin', rows: [1, 2] },
  })
  await expect(db.auditEntry.deleteMany()).rejects.toThrow()
  await expect(db.auditEntry.updateMany({ data: { reason: 'other' } })).rejects.toThrow()
})
