import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSlug, SLUG_LIMIT, toSlug, toTagSlug, uniqueSlug } from '@/lib/core/slug'

describe('toSlug', () => {
  test.each([
    ['Hello World', 'hello-world'],
    ['  --The 10 best: laptops & phones!  ', 'the-10-best-laptops-phones'],
    ["Apple's new M7", 'apple-s-new-m7'],
    ['C++ & C#', 'c-c'],
    ['Über Größe, Straße', 'ueber-groesse-strasse'],
    ['U\u0308ber decomposed', 'ueber-decomposed'],
    ['Crème brûlée à la façon', 'creme-brulee-a-la-facon'],
    ['Øresund Ångström Æther Œuvre', 'oresund-angstroem-aether-oeuvre'],
    ['Łódź Đorđe Þór Eyjafjörður', 'lodz-dorde-thor-eyjafjoerdur'],
    ['İstanbul ılık', 'istanbul-ilik'],
    ['Привет, мир', 'privet-mir'],
    ['Объявление: ещё йод', 'obyavlenie-eshchyo-yod'],
    ['Київ і Львів', 'kiyiv-i-lviv'],
    ['Καλημέρα κόσμε', 'kalimera-kosme'],
    ['ﬁle № ２', 'file-no-2'],
    ['日本語 phone', 'phone'],
    ['日本語', 'untitled'],
    ['', 'untitled'],
    ['!!!', 'untitled'],
    ['a_b/c.d', 'a-b-c-d'],
  ])('%j → %j', (title, slug) => {
    expect(toSlug(title)).toBe(slug)
  })

  test.each([
    ['one two three', 7, 'one-two'],
    ['one two three', 8, 'one-two'],
    ['one two three', 9, 'one-two'],
    ['one extraordinary', 10, 'one-extrao'],
    ['abcdefghij', 4, 'abcd'],
  ])('%j within %d is %j', (title, maxLength, slug) => {
    expect(toSlug(title, maxLength)).toBe(slug)
  })

  test('is always a slug, within its length, and stays what it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.lorem(), fc.string()), (title) => {
        const slug = toSlug(title)
        expect(isSlug(slug)).toBe(true)
        expect(slug.length).toBeLessThanOrEqual(80)
        expect(toSlug(slug)).toBe(slug)
      }),
    )
  })
})

describe('toTagSlug', () => {
  test.each([
    ['C', 'c'],
    ['C++', 'c-plus-plus'],
    ['C#', 'c-sharp'],
    ['#ai', 'ai'],
    ['Battery life', 'battery-life'],
    ['Über Größe', 'ueber-groesse'],
    ['日本', expect.stringMatching(/^tag-[a-z0-9]{7}$/)],
    ['日本語 Phone', expect.stringMatching(/^phone-[a-z0-9]{7}$/)],
  ])('%j → %j', (name, slug) => {
    expect(toTagSlug(name)).toEqual(slug)
  })

  test('tells names apart that cannot be spelt', () => {
    expect(new Set(['日本', '中国', '日本 phone', '中国 phone', 'phone', 'ภาษาไทย'].map(toTagSlug)).size).toBe(6)
    expect(toTagSlug('ＡＩ')).toBe('ai')
  })

  test('is always a slug, and stays what it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.lorem(), fc.string()), (name) => {
        const slug = toTagSlug(name)
        expect(isSlug(slug)).toBe(true)
        expect(slug.length).toBeLessThanOrEqual(80)
        expect(toTagSlug(slug)).toBe(slug)
      }),
    )
  })
})

test.each([
  ['a', true],
  ['hello-world-2', true],
  ['a'.repeat(SLUG_LIMIT), true],
  ['a'.repeat(SLUG_LIMIT + 1), false],
  ['', false],
  ['-a', false],
  ['a-', false],
  ['a--b', false],
  ['A', false],
  ['a b', false],
  ['a/b', false],
  ['a%20b', false],
  ['a\n', false],
  ['ä', false],
  ['../a', false],
])('isSlug(%j) is %j', (value, expected) => {
  expect(isSlug(value)).toBe(expected)
})

describe('uniqueSlug', () => {
  test.each([
    ['a', [], 'a'],
    ['a', ['b'], 'a'],
    ['a', ['a'], 'a-2'],
    ['a', ['a', 'a-2', 'a-4'], 'a-3'],
  ])('%j beside %j is %j', (base, taken, slug) => {
    expect(uniqueSlug(base, new Set(taken))).toBe(slug)
  })

  test('accepts a question in place of a set, and stays within the limit', () => {
    const base = 'a'.repeat(SLUG_LIMIT)
    const slug = uniqueSlug(base, (candidate) => candidate === base)
    expect(slug).toBe(`${'a'.repeat(SLUG_LIMIT - 2)}-2`)
    expect(isSlug(slug)).toBe(true)
  })

  test('is never taken', () => {
    const slugs = fc.array(fc.constantFrom('a', 'a-2', 'a-3', 'b', 'b-2'))
    fc.assert(
      fc.property(fc.constantFrom('a', 'b', 'c'), slugs, (base, taken) => {
        const slug = uniqueSlug(base, new Set(taken))
        expect(taken).not.toContain(slug)
        expect(isSlug(slug)).toBe(true)
      }),
    )
  })
})
