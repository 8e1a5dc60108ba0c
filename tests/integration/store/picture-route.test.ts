import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { POST } from '@/app/api/product-pictures/route'
import { PICTURE_FORM_BYTES } from '@/lib/media/limits'
import { signInAs } from '@/tests/support/request'
import { actAs, Browser } from '../auth/browser'
import { addMember } from './shop'

vi.mock('next/headers', async () => (await import('../auth/browser')).headersWithoutScripts)

/** Posts a picture that is too large to be read, without scripts, from a page. Gives the path that the browser is led to. */
async function postTooLarge(page: string) {
  actAs(new Browser()).page = page
  const answer = await POST(
    new Request('http://localhost:3000/api/product-pictures', {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'navigate',
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(PICTURE_FORM_BYTES + 1),
      },
    }),
  )
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') ?? '', 'http://localhost:3000').pathname
}

test('a picture that is too large leads back to its product, where the answer stands', async () => {
  signInAs(await addMember('ada', 'admin'))
  const path = `/admin/products/${randomUUID()}`
  for (const from of [path, `${path}?saved=yes`, `${path}#picture`])
    expect(await postTooLarge(`http://localhost:3000${from}`)).toBe(path)
  for (const from of ['/admin/products', '/admin/products/new', '/store'])
    expect(await postTooLarge(`http://localhost:3000${from}`)).toBe('/admin/products')
})
