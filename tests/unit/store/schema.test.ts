import { describe, expect, test } from 'vitest'
import { newOfferInput } from '@/lib/store/schema'

const offer = { id: '0190a0b0-0000-7000-8000-000000000001', merchant: 'Deskwright', price: '79' }
const urlOf = (url: string) => newOfferInput.safeParse({ ...offer, url }).data?.url

describe('the address of an offer', () => {
  test.each([
    ['https://shop.example/x?a=1&b=%20#y', 'https://shop.example/x?a=1&b=%20#y'],
    ['https://shop.example/製品', 'https://shop.example/%E8%A3%BD%E5%93%81'],
    ['https://shop.example/café?größe=l#é', 'https://shop.example/caf%C3%A9?gr%C3%B6%C3%9Fe=l#%C3%A9'],
    ['https://größe.example/', 'https://xn--gre-6ka8i.example/'],
    ['HTTPS://Shop.example', 'https://shop.example/'],
  ])('%s is kept as it is sent', (typed, kept) => {
    expect(urlOf(typed)).toBe(kept)
  })

  test.each([
    'javascript:alert(1)',
    'shop.example',
    'https://',
    'https://localhost/',
    'https://user:secret@shop.example/',
  ])('%s is none', (typed) => {
    expect(urlOf(typed)).toBeUndefined()
  })
})
