import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, SLOW } from './support/ask'
import { fromSomewhere } from './support/form'

const sql = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
let topic = ''
let topicId = ''

beforeAll(async () => {
  const [row] = await sql<{ id: string; number: number; slug: string }[]>`
    select id, number, slug from topics where deleted_at is null and hidden_at is null order by number limit 1`
  topic = `/forum/topic/${row?.number}/${row?.slug}`
  topicId = row?.id ?? ''
})
afterAll(() => sql.end())

describe('addresses of the forum', () => {
  test.each(['page=0', 'page=999', 'page=abc', 'page=1e1', 'page=-1'])('?%s of a topic is no page', async (query) => {
    expect((await ask(`${topic}?${query}`)).status).toBe(404)
  })

  test.each(['page=0', 'page=999', 'tab=cold', 'sort=random', 'category=nope', 'category=..%2Fx'])(
    '/forum?%s is no list',
    async (query) => {
      expect((await ask(`/forum?${query}`)).status).toBe(404)
    },
  )

  test('a wrong title leads to the right one, on the same page', async () => {
    const answer = await ask(topic.replace(/[^/]+$/, 'another-title'))
    expect([answer.status, answer.headers.location]).toEqual([301, topic])
  })

  test.each([
    `q=${'x'.repeat(5000)}`,
    'q=%25%5F%5C',
    'q=%00',
    'q=%E3%82%AD%E3%83%BC',
    "q=';drop table topics--",
    'q=a&tab=zzz',
  ])('a search for %s is answered', async (query) => {
    // Each from a network of its own: two searches a second are answered.
    const answer = await ask(`/forum?${query.replaceAll(' ', '%20')}`, { headers: fromSomewhere() })
    expect(answer.status).toBe(200)
    expect(answer.milliseconds).toBeLessThan(SLOW)
  })
})

describe('small requests', () => {
  test.each([
    ['something that is there', () => ({ subject: `topic:${topicId}` })],
    ['something that is not', () => ({ subject: `topic:${randomUUID()}` })],
    ['something that is not counted', () => ({ subject: 'user:1' })],
    ['nothing', () => null],
  ])('a view of %s is answered alike', async (_what, body) => {
    const headers = { ...fromSomewhere(), 'Content-Type': 'application/json', 'User-Agent': 'Firefox' }
    const text = JSON.stringify(body())
    const answer = await ask('/api/views', {
      method: 'POST',
      headers: { ...headers, 'Content-Length': String(text.length) },
      body: text,
    })
    expect([answer.status, answer.body.length, answer.headers['set-cookie']]).toEqual([204, 0, undefined])
  })

  test('a view of something that is there leaves a mark, and a robot none', async () => {
    const text = JSON.stringify({ subject: `topic:${topicId}` })
    const headers = { ...fromSomewhere(), 'User-Agent': 'Firefox', 'Content-Length': String(text.length) }
    const countMarks = async () =>
      (await sql`select count(*)::int as marks from view_marks where subject = ${`topic:${topicId}`}`)[0]?.marks
    const before = await countMarks()
    await ask('/api/views', { method: 'POST', headers, body: text })
    expect(await countMarks()).toBe(before + 1)
    const robot = { ...headers, ...fromSomewhere(), 'User-Agent': 'Googlebot/2.1' }
    await ask('/api/views', { method: 'POST', headers: robot, body: text })
    expect(await countMarks()).toBe(before + 1)
  })

  test('similar titles and news bear whatever is asked', async () => {
    for (const title of ['', '%00', '%25%25', 'x'.repeat(4000), '%F0%9F%98%80']) {
      expect((await ask(`/api/forum/similar?title=${title}`)).status, title).toBe(200)
    }
    for (const number of ['', '0', 'abc', '99999999999999', '-1']) {
      const answer = await ask(`/api/forum/news?topic=${number}`)
      expect(JSON.parse(answer.body.toString()), number).toEqual({ lastPosition: null })
    }
  })

  test('nobody outside expires the cache', async () => {
    for (const authorization of ['', 'Bearer x']) {
      const headers = { authorization }
      const answer = await ask('/api/internal/expire', { method: 'POST', headers, body: '{"tags":["everything"]}' })
      expect(answer.status).toBe(404)
    }
  })
})
