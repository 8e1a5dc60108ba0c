import { describe, expect, test } from 'vitest'
import { parseStoreList } from '@/lib/store/list-state'
import { newProductInput } from '@/lib/store/schema'

describe('what the address of the store asks for', () => {
  test('nothing is the featured products of all categories', () => {
    expect(parseStoreList({})).toEqual({ category: null, sort: 'featured', page: 1 })
  })

  test.each([
    [
      { category: 'audio', sort: 'price-low', page: '2' },
      { category: 'audio', sort: 'price-low', page: 2 },
    ],
    [{ sort: 'price-high' }, { category: null, sort: 'price-high', page: 1 }],
    [{ sort: 'rating' }, { category: null, sort: 'rating', page: 1 }],
    [{ sort: 'cheapest' }, null],
    [{ page: '0' }, null],
    [{ page: '01' }, null],
    [{ category: 'Audio' }, null],
    [{ category: '../x' }, null],
  ])('%j', (asked, expected) => {
    expect(parseStoreList(asked)).toEqual(expected)
  })
})

describe('the form of a product', () => {
  const filled = {
    name: 'Oslen Trestle',
    description: 'A stand.',
    category: 'accessories',
    discount: '15',
    rating: '4.6',
    facts: 'Weight: 14.5 oz\n\nFolded: 10.2 × 1.6: flat',
    merchant: 'Deskwright',
    url: 'https://deskwright.example/oslen',
    price: '$75.65',
  }
  const errorsOf = (change: Record<string, string>) => {
    const { error } = newProductInput.safeParse({ ...filled, ...change })
    return error ? [...new Set(error.issues.map(({ path }) => path.join('.')))] : []
  }

  test('reads prices as cents, ratings as tenths and facts as pairs', () => {
    expect(newProductInput.parse(filled)).toMatchObject({
      price: 7565,
      rating: 46,
      discount: 15,
      facts: [
        ['Weight', '14.5 oz'],
        ['Folded', '10.2 × 1.6: flat'],
      ],
    })
    expect(newProductInput.parse({ ...filled, rating: '' })).toMatchObject({ rating: null })
  })

  test.each([
    [{ name: '  ' }, ['name']],
    [{ discount: '96' }, ['discount']],
    [{ discount: '1.5' }, ['discount']],
    [{ rating: '5.1' }, ['rating']],
    [{ rating: '4.55' }, ['rating']],
    [{ facts: 'no colon' }, ['facts']],
    [{ facts: 'Label:' }, ['facts']],
    [{ price: '0' }, ['price']],
    [{ price: 'cheap' }, ['price']],
    [{ url: 'javascript:alert(1)' }, ['url']],
    [{ url: 'ftp://shop.example/x' }, ['url']],
    [{ url: 'https://user:secret@shop.example/x' }, ['url']],
    [{ url: 'https://localhost/x' }, ['url']],
    [{ url: '//shop.example' }, ['url']],
  ])('refuses %j', (change, fields) => {
    expect(errorsOf(change)).toEqual(fields)
  })
})
