import { describe, expect, test } from 'vitest'
import { newOfferInput, productInput } from '@/lib/store/schema'

const offer = { id: '0190a0b0-0000-7000-8000-000000000001', merchant: 'Deskwright', price: '79' }
const urlOf = (url: string) => newOfferInput.safeParse({ ...offer, url }).data?.url

describe('the address of an offer', () => {
  test.each([
    ['https://shop.example/x?a=1&b=%20#y', 'https://shop.example/x?a=1&b=%20#y'],
    ['https://shop.example/製品', 'https://shop.example/%E8%A3%BD%E5%93%81'],
    ['https://shop.example/café?größe=l#é', 'https://shop.example/caf%C3%A9?gr%C3%B6%C3%9Fe=l#%C3%A9'],
    ['https://größe.example/', 'https://xn--gre-6ka8i.example/'],
    ['HTTPS://Shop.example', 'https://shop.example/'],
    ['https://172.32.0.1/', 'https://172.32.0.1/'],
    ['https://10.shop.example/', 'https://10.shop.example/'],
  ])('%s is kept as it is sent', (typed, kept) => {
    expect(urlOf(typed)).toBe(kept)
  })

  test.each([
    'javascript:alert(1)',
    'shop.example',
    'https://',
    'https://localhost/',
    'https://localhost./',
    'https://shop.example./',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://10.0.0.5:8443/x',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest',
    'https://100.64.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://user:secret@shop.example/',
  ])('%s is none', (typed) => {
    expect(urlOf(typed)).toBeUndefined()
  })
})

test('a version that the database cannot hold is none', () => {
  const { error } = productInput.safeParse({ id: offer.id, version: '3000000000', name: 'x' })
  expect(error?.issues.find(({ path }) => path[0] === 'version')?.message).toContain('out of date')
})
