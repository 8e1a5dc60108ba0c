import { expect, test } from 'vitest'
import { isShareName, type ShareKind, shareImage } from '@/lib/core/share-image'

test('the address of a drawn picture changes with the text and with whoever it names', () => {
  const at = (...shown: string[]) => shareImage('article', 'lamps', 'Lamps', ...shown).url
  const [day, next] = ['2026-11-01T10:00:00.000Z', '2026-11-02T10:00:00.000Z']
  expect(new Set([at(day, 'Noor'), at(next, 'Noor'), at(day, '[deleted]'), at(day)]).size).toBe(4)
  expect(at(day, 'Noor')).toBe(at(day, 'Noor'))
  expect(at(day, 'Noor')).toMatch(/^\/og\/article\/lamps\?v=[\da-f]{12}$/)
  expect(shareImage('page', 'home', 'Home').url).toBe('/og/page/home')
})

test.each<[ShareKind, string[], string[]]>([
  ['review', ['orrin-chime-mini', '0'], ['', '-', 'NO', 'a b', 'a\0b', '../a', 'a'.repeat(101)]],
  ['article', ['keeping-data'], ['Keeping', 'a'.repeat(8000)]],
  ['topic', ['1', '999999999'], ['0', '01', '-1', '1e3', '1000000000', 'a']],
  ['person', ['iris', 'Iris', 'a.b_c-d'], ['ir', 'ir is', 'iris%00', 'ü'.repeat(4), 'a'.repeat(61)]],
  ['product', ['velmora-kestrel-3'], ['__proto__', 'a'.repeat(8000)]],
  ['page', ['home', 'terms'], ['', 'Home', '1', 'a'.repeat(41)]],
])('a picture of a %s may be named %j, and not %j', (kind, names, others) => {
  expect(names.filter((name) => !isShareName(kind, name))).toEqual([])
  expect(others.filter((name) => isShareName(kind, name))).toEqual([])
})
