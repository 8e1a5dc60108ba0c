import { expect, test } from 'vitest'
import { writeAudit } from '@/lib/core/audit'
import { db } from '@/lib/core/db'

test.each([
  [{ newPassword: 'x' }],
  [{ user: { resetToken: 'x' } }],
  [{ apiKey: 'x' }],
  [{ mails: [{ link: 'https://example.com/' }] }],
  [{ sent: 'https://example.com/reset-password?token=abc' }],
])('details %j are refused', async (details) => {
  await expect(writeAudit(db, { actor: null, action: 'test', details })).rejects.toThrow(TypeError)
  expect(await db.auditEntry.count()).toBe(0)
})

test('the system may act too, and the log takes no corrections', async () => {
  await writeAudit(db, { actor: null, action: 'clean-up', details: { role: 'admin', rows: [1, 2] } })
  expect(await db.auditEntry.findFirst()).toMatchObject({ actorId: null, details: { role: 'admin', rows: [1, 2] } })
  await expect(db.auditEntry.deleteMany()).rejects.toThrow()
  await expect(db.auditEntry.updateMany({ data: { reason: 'other' } })).rejects.toThrow()
})
