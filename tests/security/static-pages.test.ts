import { expect, test } from 'vitest'
import { ask, knownAddresses } from './support/ask'

test('public pages come from the cache on the second request', async () => {
  const { review, article, topic } = await knownAddresses()
  for (const path of [
    '/',
    '/reviews',
    '/reviews?tab=highest&page=3',
    '/articles?sort=oldest',
    '/articles?tag=privacy',
    review,
    article,
    '/forum',
    topic,
    '/store',
    '/store?category=audio&sort=price-low',
    '/store/velmora-kestrel-3',
    '/sitemap',
  ]) {
    await ask(path)
    const { status, headers } = await ask(path)
    expect(status, path).toBe(200)
    expect(headers, path).toMatchObject({
      'x-nextjs-cache': 'HIT',
      'x-nextjs-prerender': '1',
      'cache-control': expect.stringMatching(/^s-maxage=\d{4,}, max-age=0$/),
    })
    expect(headers, path).not.toHaveProperty('set-cookie')
  }
})

test('a page that is made for its request is made once: its words stand in its HTML and once more for the router', async () => {
  for (const path of ['/sign-in', '/search', '/newsletter']) {
    const { body } = await ask(path)
    expect(body.toString().split('Skip to content'), path).toHaveLength(3)
  }
})

test('an unknown slug is a 404 that is not made twice', async () => {
  await ask('/reviews/a-slug-nobody-wrote')
  const { status, headers } = await ask('/reviews/a-slug-nobody-wrote')
  expect(status).toBe(404)
  expect(headers['x-nextjs-cache']).toBe('HIT')
})

test('whoever asks gets the same bytes', async () => {
  const { review, article, topic } = await knownAddresses()
  for (const path of ['/', '/reviews', '/reviews?page=2', review, article, topic]) {
    const [first, second, third] = [
      await ask(path, { headers: { Cookie: 'authjs.session-token=one; sidebar:state=true; signed-in=1' } }),
      await ask(path, { headers: { Cookie: '__Host-authjs.session-token=two; theme=dark' } }),
      await ask(path, { headers: { 'User-Agent': 'other', 'Accept-Language': 'de', 'X-Forwarded-For': '192.0.2.1' } }),
    ]
    expect(first.body.equals(second.body), path).toBe(true)
    expect(first.body.equals(third.body), path).toBe(true)
  }
})

test('the host that a visitor claims never enters a cached page', async () => {
  for (const path of ['/', '/reviews?page=4', '/nope']) {
    const { body } = await ask(path, {
      headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' },
    })
    expect(body.toString(), path).not.toContain('evil.example')
  }
})

test('internal paths of the lists are missing', async () => {
  for (const path of [
    '/lists',
    '/lists/',
    '/lists/reviews/recent/all/1',
    '/lists/reviews/search',
    '/lists/reviews/search?q=a',
    '/lists/articles/latest/all/_/1',
    '/Lists/reviews/recent/all/1',
    '/lists/reviews/-/-/-',
    '/%6cists/reviews/recent/all/1',
    '//lists/reviews/recent/all/1',
  ]) {
    const { status } = await ask(path)
    expect([404, 308], path).toContain(status)
  }
})
