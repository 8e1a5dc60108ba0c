import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newNewsInput, newsInput } from '@/lib/news/schema'

const filled = {
  title: 'A chip that sips',
  description: 'It needs half of the power. Shops get it in spring.',
  source: 'wired',
  link: 'https://wired.example/chip',
  author: '',
  category: 'hardware',
  publishedAt: '2026-11-20T08:00',
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:30Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const errorsOf = (change: Record<string, string>) => {
  const { error } = newNewsInput.safeParse({ ...filled, ...change })
  return error ? [...new Set(error.issues.map(({ path }) => path.join('.')))] : []
}

describe('the form of a news item', () => {
  test('reads its lines clean, and its moment as UTC', () => {
    expect(
      newNewsInput.parse({
        ...filled,
        title: '  A chip\u202e that\nsips ',
        link: ' HTTPS://Wired.example/größe ',
        author: ' Odile  Marchetti ',
      }),
    ).toEqual({
      ...filled,
      title: 'A chip that sips',
      link: 'https://wired.example/gr%C3%B6%C3%9Fe',
      author: 'Odile Marchetti',
      publishedAt: new Date('2026-11-20T08:00:00Z'),
    })
  })

  test.each([
    [{ title: '  ' }, ['title']],
    [{ title: '!?' }, ['title']],
    [{ title: 'x'.repeat(151) }, ['title']],
    [{ description: '\u200b' }, ['description']],
    [{ description: 'x'.repeat(601) }, ['description']],
    [{ author: 'x'.repeat(81) }, ['author']],
    [{ source: '' }, ['source']],
    [{ category: '' }, ['category']],
    [{ link: '' }, ['link']],
    [{ link: 'javascript:alert(1)' }, ['link']],
    [{ link: 'data:text/html,x' }, ['link']],
    [{ link: 'ftp://wired.example/x' }, ['link']],
    [{ link: 'wired.example/x' }, ['link']],
    [{ link: 'https://who:secret@wired.example/x' }, ['link']],
    [{ link: 'https://localhost/x' }, ['link']],
    [{ link: 'https://10.0.0.5/x' }, ['link']],
    [{ link: `https://wired.example/${'x'.repeat(2000)}` }, ['link']],
    // Short as it is typed, too long once its letters are bytes: an index holds it.
    [{ link: `https://wired.example/${'ß'.repeat(500)}` }, ['link']],
    [{ publishedAt: '' }, ['publishedAt']],
    [{ publishedAt: '2026-02-31T08:00' }, ['publishedAt']],
    [{ publishedAt: '20266-11-20T08:00' }, ['publishedAt']],
    [{ publishedAt: '2026-11-20T08:01' }, ['publishedAt']],
    [{ title: '', link: 'x', publishedAt: 'x' }, ['title', 'link', 'publishedAt']],
  ])('refuses %j', (change, fields) => {
    expect(errorsOf(change)).toEqual(fields)
  })

  test.each(['0', '-1', '1.5', 'x', '2147483647', '3000000000'])('refuses the version %s', (version) => {
    const { error } = newsInput.safeParse({ ...filled, id: '0190a0b0-0000-7000-8000-000000000001', version })
    expect(error?.issues).toMatchObject([{ path: ['version'], message: expect.stringContaining('out of date') }])
  })

  test('keeps a link without its tail', () => {
    expect(newNewsInput.parse({ ...filled, link: 'https://wired.example/a?utm_source=rss#top' }).link).toBe(
      'https://wired.example/a',
    )
  })
})
