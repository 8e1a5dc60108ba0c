import { expect, test } from '../support/test'

test('a value that a list does not know, and what was never there, are true 404s', async ({ request }) => {
  for (const address of [
    '/people/noor',
    '/people/iris?show=nope',
    '/category/hardware/nope',
    '/category/cloud?tag=nope',
    '/news?sort=popular',
    '/news?category=laptops',
    '/news/x',
    '/store?sort=cheap',
    '/go/00000000-0000-7000-8000-000000000000',
  ]) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(404)
    expect(await answer.text(), address).toContain('Oops! Page not found')
  }
})
