import { expect, test } from 'vitest'
import { routes } from '@/lib/core/routes'
import { parseSubscribers, toSubscribersAddress } from '@/lib/newsletter/list-state'

test.each([
  ['/admin/newsletter', {}],
  ['/admin/newsletter?q=noor%40', { q: 'noor@' }],
  ['/admin/newsletter?status=pending&page=3', { status: 'pending', page: '3' }],
])('%s', (address, query) => {
  expect(toSubscribersAddress(parseSubscribers(query))).toBe(address)
})

test('what makes no sense falls back, and the file has the same rows', () => {
  const state = parseSubscribers({ status: ['confirmed', 'constructor'], page: '-1', q: '  ' })
  expect(state).toEqual({ q: '', status: 'all', page: 1 })
  expect(toSubscribersAddress({ ...state, status: 'confirmed' }, routes.adminNewsletterExport)).toBe(
    '/admin/newsletter/export?status=confirmed',
  )
})
