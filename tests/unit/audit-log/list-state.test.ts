import { expect, test } from 'vitest'
import { parseAudit, toAuditAddress } from '@/lib/audit-log/list-state'
import { routes } from '@/lib/core/routes'

const id = '0198c0de-0000-7000-8000-000000000000'

test('an address that was made is read back', () => {
  const state = {
    actor: 'milo',
    action: 'comment.hide',
    subject: 'comment:1',
    from: '2026-11-01',
    to: '2026-11-21',
    after: { at: new Date('2026-11-20T08:00:00.123Z'), id },
  }
  const asked = Object.fromEntries(new URL(toAuditAddress(state), 'http://site').searchParams)
  expect(parseAudit(asked)).toEqual(state)
})

test('no filter is no query', () => {
  expect(toAuditAddress(parseAudit({}))).toBe('/admin/audit')
  expect(toAuditAddress(parseAudit({ actor: 'ada' }), routes.adminAuditExport)).toBe('/admin/audit/export?actor=ada')
})

test.each([
  ['after', 'x'],
  ['after', `99999999999999999999-${id}`],
  ['after', `999999999999999-${id}`],
  ['from', '21.11.2026'],
  ['to', '2026-13-01'],
  ['to', '0000-01-01'],
  ['to', '2026-02-31'],
  ['actor', '   '],
])('%s=%s counts as absent', (name, value) => {
  expect(parseAudit({ [name]: value })).toEqual(parseAudit({}))
})
