import { describe, expect, test } from 'vitest'
import { toKeptLink, toSameLinks } from '@/lib/news/report-link'

describe('the link of a report', () => {
  test.each([
    ['https://a.example/b#top', 'https://a.example/b'],
    ['https://a.example/b?utm_source=rss&utm_medium=x', 'https://a.example/b'],
    ['https://a.example/b?id=1&gclid=x&q=%20%C3%9F+c&fbclid=y#z', 'https://a.example/b?id=1&q=%20%C3%9F+c'],
    ['https://a.example/b?autumn_x=1&utmost', 'https://a.example/b?autumn_x=1&utmost'],
    ['https://a.example/b/?a&&b=', 'https://a.example/b/?a&&b='],
  ])('%s is kept as %s', (typed, kept) => {
    expect(toKeptLink(typed)).toBe(kept)
  })

  const same = ['https://a.example/b', 'http://a.example/b', 'https://www.a.example/b/', 'http://www.a.example/b//']
  test.each(same)('%s is one with the other ways to write it', (link) => {
    expect(toSameLinks(link)).toEqual(expect.arrayContaining([link, ...same.slice(0, 3)]))
    expect(toSameLinks(link)[0]).toBe(same[0])
  })

  test('of another page, query or port is another', () => {
    const links = toSameLinks('https://a.example/b?c=1')
    for (const other of ['https://a.example/b', 'https://a.example/b?c=2', 'https://a.example:8443/b?c=1'])
      expect(links).not.toContain(other)
    expect(toSameLinks('https://www.a.example/')).toContain('http://a.example/')
  })
})
