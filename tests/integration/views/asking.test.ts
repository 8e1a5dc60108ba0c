import { randomUUID } from 'node:crypto'
import { NextRequest } from 'next/server'
import { beforeEach, expect, test } from 'vitest'
import { POST } from '@/app/api/views/route'
import { db } from '@/lib/core/db'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const subject = `article:${randomUUID()}`

beforeEach(async () => {
  await db.viewMark.deleteMany()
  await db.rateLimit.deleteMany()
})

function look(headers: Record<string, string>, body: unknown = { subject }) {
  const text = JSON.stringify(body)
  return POST(
    new NextRequest('http://localhost/api/views', {
      method: 'POST',
      body: text,
      headers: { 'x-forwarded-for': '203.0.113.7', 'content-length': String(text.length), ...headers },
    }),
  )
}

const marks = async () => (await db.viewMark.findMany()).map((mark) => mark.subject)

test.each([
  ['a browser', { 'user-agent': FIREFOX }, [subject]],
  ['a search engine', { 'user-agent': GOOGLEBOT }, []],
  ['a command', { 'user-agent': 'curl/8.14.1' }, []],
  ['somebody without a name', {}, []],
  ['a browser that fetches ahead', { 'user-agent': FIREFOX, 'sec-purpose': 'prefetch' }, []],
  ['a browser that draws ahead', { 'user-agent': FIREFOX, 'sec-purpose': 'prefetch;prerender' }, []],
  ['an old browser that fetches ahead', { 'user-agent': FIREFOX, purpose: 'prefetch' }, []],
])('%s leaves these marks: %j %j', async (_who, headers: Record<string, string>, left) => {
  const answer = await look(headers)
  expect([answer.status, await answer.text(), answer.headers.get('set-cookie')]).toEqual([204, '', null])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await marks()).toEqual(left)
})

test.each([
  ['no kind that is counted', { subject: `user:${randomUUID()}` }],
  ['no id', { subject: 'article:1' }],
  ['nothing', null],
  ['more than a view', { subject, more: 'x'.repeat(300) }],
])('%s leaves no mark, and is answered alike', async (_what, body) => {
  const answer = await look({ 'user-agent': FIREFOX }, body)
  expect([answer.status, await answer.text(), answer.headers.get('set-cookie')]).toEqual([204, '', null])
  expect(await marks()).toEqual([])
})

test('more than anybody reads in a minute leaves no further mark', async () => {
  for (let turn = 0; turn < 302; turn++) await look({ 'user-agent': FIREFOX }, { subject: `article:${randomUUID()}` })
  expect(await marks()).toHaveLength(300)
})
