import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSlug, isSpelt, TITLE_SLUG, toSlug, toTagSlug } from '@/lib/core/slug'
import { toTitleSlug } from '@/lib/core/title-slug'

test.each([
  ['日本語のタイトル', 'ri-ben-yu-notaitoru'],
  ['这是一个标题', 'zhe-shi-yi-ge-biao-ti'],
  ['안녕하세요 세계', 'annyeonghaseyo-segye'],
  ['مرحبا بالعالم', 'mrhb-bllm'],
  ['שלום עולם', 'slvm-vlm'],
  ['สวัสดีชาวโลก', 'swasdichawolk'],
  ['हिन्दी दुनिया', 'hindi-duniya'],
  ['தமிழ்', 'tmil'],
  ['ქართული ენა', 'kartuli-ena'],
  ['Հայերեն', 'hayeren'],
  ['Љубав', 'ljubav'],
  ['Қазақстан', 'qazaqstan'],
  ['١٢٣', '123'],
  ['日本語 phone 16', 'ri-ben-yu-phone-16'],
  ['東京、大阪', 'dong-jing-da-ban'],
  // Our own tables come first, and accents go with whatever letter they stand on.
  ['Über Größe, Straße', 'ueber-groesse-strasse'],
  ['Объявление: ещё йод', 'obyavlenie-eshchyo-yod'],
  ['Crème brûlée', 'creme-brulee'],
  ['x\u030c', 'x'],
  // Signs and emoji say nothing.
  ['🎉 日本 ★ ㍿', 'ri-ben'],
  ['🎉', 'untitled'],
  ['!!!', 'untitled'],
  ['', 'untitled'],
])('%j → %j', (title, slug) => {
  expect(toTitleSlug(title)).toBe(slug)
})

test.each(['ع', 'ъ', 'א', 'ʻ', '\u{2a700}'])(
  '%j has no sound in Latin letters, and gives a mark of its own',
  (title) => {
    expect(toTitleSlug(title)).toMatch(/^[a-z0-9]{7}$/)
    expect(toTitleSlug(title)).toBe(toTitleSlug(title.toUpperCase()))
    expect(toTitleSlug(title)).not.toBe(toTitleSlug(`${title}${title}`))
  },
)

const anything = fc.string({ unit: 'binary' })
const character = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))
const letter = character.filter((text) => /[\p{L}\p{N}]/u.test(text))

test('every title with a letter or a digit gives a slug of its own, which stays what it is', () => {
  fc.assert(
    fc.property(anything, letter, anything, (before, between, after) => {
      const slug = toTitleSlug(before + between + after)
      expect(isSlug(slug)).toBe(true)
      expect(slug).not.toBe('untitled')
      expect(slug.length).toBeLessThanOrEqual(TITLE_SLUG)
      expect(toTitleSlug(slug)).toBe(slug)
    }),
    { numRuns: 2000 },
  )
})

test('a title whose letters we know ourselves needs no other tables', () => {
  const known = fc.string({ unit: fc.constantFrom(...'aZ9 äßøéΩЖьїñ-!★🎉') })
  fc.assert(fc.property(known, (title) => isSpelt(title) === false || toTitleSlug(title) === toSlug(title)))
  expect(isSpelt('Größe и ★')).toBe(true)
  expect(isSpelt('日本')).toBe(false)
  expect(isSpelt('ъ')).toBe(false)
})

test('tags keep the slugs that they have', () => {
  const names = ['日本', '日本語 Phone', 'Љубав', 'हिन्दी', 'C++ ガイド']
  const slugs = ['tag-0qmsg4k', 'phone-1tbedsa', 'ubav-0b4nvw2', 'tag-0p82r5w', 'c-plus-plus-10y7fiz']
  expect(names.map(toTagSlug)).toEqual(slugs)
})
