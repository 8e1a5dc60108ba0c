import { expect, test } from 'vitest'
import { shareImage } from '@/lib/core/share-image'

test('the address of a drawn picture changes with the text and with whoever it names', () => {
  const at = (...shown: string[]) => shareImage('article', 'lamps', 'Lamps', ...shown).url
  const [day, next] = ['2026-11-01T10:00:00.000Z', '2026-11-02T10:00:00.000Z']
  expect(new Set([at(day, 'Noor'), at(next, 'Noor'), at(day, '[deleted]'), at(day)]).size).toBe(4)
  expect(at(day, 'Noor')).toBe(at(day, 'Noor'))
  expect(at(day, 'Noor')).toMatch(/^\/og\/article\/lamps\?v=[\da-f]{12}$/)
  expect(shareImage('page', 'home', 'Home').url).toBe('/og/page/home')
})
