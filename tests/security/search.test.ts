import { describe, expect, test } from 'vitest'
import { ask, SLOW } from './support/ask'
import { fromSomewhere } from './support/form'

const heading = (body: Buffer) => /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(body.toString())?.[1]?.replace(/<[^>]*>/g, '')

describe('whatever is searched for', () => {
  const typed = [
    'usb',
    'the+of+and',
    '%21%21%21',
    '...',
    '%25',
    '_',
    '%5C',
    'a%00b',
    '%00',
    "'",
    '%22unclosed',
    '-without',
    '%27%20or%201=1--',
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    encodeURIComponent('電池寿命'),
    encodeURIComponent('بطارية الهاتف'),
    encodeURIComponent('😀'),
    '%E0%A4%A',
    '%zz',
    '%ED%A0%80',
    'a'.repeat(10_000),
    '%25'.repeat(3_000),
    'a%20'.repeat(2_500),
    encodeURIComponent('電'.repeat(1_500)),
  ]
  test.each(typed)('%.40s has an answer, soon', async (q) => {
    const headers = fromSomewhere()
    const page = await ask(`/search?q=${q}`, { headers })
    expect(page.status).toBe(200)
    expect(heading(page.body)).toMatch(/^(Results for “|Search$)/)
    expect(page.milliseconds).toBeLessThan(SLOW)
    expect(page.body.toString()).not.toContain('<script>alert')
    const suggestions = await ask(`/api/suggestions?q=${q}`, { headers })
    expect(suggestions.status).toBe(200)
    expect(JSON.parse(suggestions.body.toString()).suggestions.length).toBeLessThanOrEqual(8)
    expect(suggestions.milliseconds).toBeLessThan(SLOW)
  })

  test('what is longer than a request may be is told so, soon', async () => {
    const page = await ask(`/search?q=${encodeURIComponent('電'.repeat(10_000))}`, { headers: fromSomewhere() })
    expect(page.status).toBe(431)
    expect(heading(page.body)).toBe('This address is too long')
    expect(page.milliseconds).toBeLessThan(SLOW)
  })

  test('there is no length between what is read and what is told to be too long', async () => {
    for (let length = 15_000; length <= 16_600; length += 40) {
      const { status, body } = await ask(`/search?q=${'a'.repeat(length)}`, { headers: fromSomewhere() })
      expect([status, heading(body)?.startsWith(status === 200 ? 'Results' : 'This address'), length]).toEqual([
        expect.toBeOneOf([200, 431]),
        true,
        length,
      ])
    }
  })

  const states = [
    'page=0',
    'page=999',
    'page=abc',
    'page=-1',
    `page=${'9'.repeat(5_000)}`,
    'kind=nope',
    'kind[]=review',
    'category=%27%7C%27',
    'category=nope',
    'date=decade',
    'sort=%00',
  ]
  test.each(states)('with &%.30s it is a page of results', async (state) => {
    const { status, body, milliseconds } = await ask(`/search?q=battery&${state}`, { headers: fromSomewhere() })
    expect(status).toBe(200)
    expect(heading(body)).toBe('Results for “battery”')
    expect(milliseconds).toBeLessThan(SLOW)
  })
})

test.each([
  ['/search?q=battery&q=other', 'Results for “other”'],
  ['/search?q=battery&q=', 'Search'],
])('where the words repeat, the last count: %s', async (path, title) => {
  expect(heading((await ask(path, { headers: fromSomewhere() })).body)).toBe(title)
})

test('a list reads repeated words as the address that leads to it does', async () => {
  const page = await ask('/reviews?q=usb&q=battery', { headers: fromSomewhere() })
  expect(page.body.toString()).toContain('value="battery"')
})

test('a network that searches too fast gets a page that says when to go on', async () => {
  const headers = fromSomewhere()
  const pages = await Promise.all(Array.from({ length: 8 }, () => ask('/search?q=battery', { headers })))
  const isRefused = ({ body }: (typeof pages)[number]) => body.toString().includes('That was a little too fast.')
  expect(pages.map(({ status }) => status)).toEqual(pages.map((page) => (isRefused(page) ? 429 : 200)))
  const refused = pages.filter(isRefused)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers, body } of refused) {
    const seconds = Number(headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(body.toString().replaceAll('<!-- -->', '')).toContain(`wait ${seconds} second`)
    expect(headers['cache-control']).toMatch(/no-store/)
  }
  expect(refused[0]?.body.toString()).toMatch(/wait (<!-- -->)?\d+/)
  expect((await ask('/search?q=battery', { headers: fromSomewhere() })).body.toString()).toContain('Showing')
})

test('a compressed answer is 429 as well, and the router gets its page', async () => {
  const headers = fromSomewhere()
  const askAtOnce = (more: Record<string, string>) =>
    Promise.all(Array.from({ length: 8 }, () => ask('/search?q=battery', { headers: { ...headers, ...more } })))
  const packed = await askAtOnce({ 'Accept-Encoding': 'gzip' })
  expect(packed.map(({ headers: said }) => said['content-encoding'])).toEqual(packed.map(() => 'gzip'))
  // Two at once are a person's right.
  expect(packed.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 429]))
  expect((await askAtOnce({ RSC: '1', 'X-Request-Name': '1' })).map(({ status }) => status)).not.toContain(429)
})

test.each([
  '/reviews?q=usb&tab=popular',
  '/news?q=chip&sort=oldest',
  '/forum?q=usb&tab=hot',
  '/store?q=usb&category=audio',
  '/category/hardware?q=usb&sort=oldest',
  '/category/hardware/laptops?q=usb',
  '/search?kind=review&q=usb',
])('a search counts once, that of a list as well: %s', async (path) => {
  const person = fromSomewhere()
  for (const _ of [1, 2]) {
    // Two at once are a person's right; each counts once, however often the page is rendered.
    expect((await ask(path, { headers: person })).body.toString()).not.toContain('too fast')
  }
  const headers = fromSomewhere()
  const pages = await Promise.all(Array.from({ length: 8 }, () => ask(path, { headers })))
  const refused = pages.filter(({ body }) => body.toString().includes('That was a little too fast.'))
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.body.toString().replaceAll('&amp;', '&')).toContain(`href="${path}"`)
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 429))
  expect(pages.filter(({ headers }) => headers['retry-after'])).toHaveLength(refused.length)
  expect((await ask(path, { headers: fromSomewhere() })).body.toString()).not.toContain('too fast')
})

test('suggestions are refused with 429 to what asks faster than anybody types', async () => {
  const headers = fromSomewhere()
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask('/api/suggestions?q=battery', { headers })))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true)
})
