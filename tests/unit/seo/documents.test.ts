import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderEditorial, renderMember } from '@/lib/core/markdown'
import { toDrawable } from '@/lib/seo/drawable'
import { toPictureAddresses, toVisibleText, withWholeAddresses } from '@/lib/seo/html-text'
import { toRss } from '@/lib/seo/rss'
import { toNewsSitemap, toSitemap, toSitemapIndex } from '@/lib/seo/sitemap'
import { element } from '@/lib/seo/xml'
import { findFeedProblems } from '@/tests/support/feed'
import { findAll, parseXml, textOf } from '@/tests/support/xml'

const anyText = fc.string({ unit: 'binary', maxLength: 80 })

test('any text survives in an element, but for what XML cannot hold', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const root = parseXml(`<?xml version="1.0" encoding="UTF-8"?>\n${element('a', text, { b: text })}`)
      expect(root.attributes.b).toBe(root.text)
    }),
  )
})

test('a sitemap has its addresses and times', () => {
  const root = parseXml(
    toSitemap([
      { url: 'https://a.example/?a=1&b=2', changedAt: '2026-11-20T00:00:00.000Z' },
      { url: 'https://a.example/b' },
    ]),
  )
  expect(root.name).toBe('urlset')
  expect(findAll(root, 'loc').map(({ text }) => text)).toEqual(['https://a.example/?a=1&b=2', 'https://a.example/b'])
  expect(findAll(root, 'lastmod')).toHaveLength(1)
  expect(parseXml(toSitemapIndex([{ url: 'https://a.example/x.xml' }])).name).toBe('sitemapindex')
})

test('a news sitemap names the publication', () => {
  const root = parseXml(
    toNewsSitemap(
      [{ url: 'https://a.example/n', title: 'A & B', publishedAt: '2026-11-20T00:00:00.000Z' }],
      'Fieldtest',
      'en',
    ),
  )
  expect(textOf(root, 'news:title')).toBe('A & B')
  expect(textOf(root, 'news:name')).toBe('Fieldtest')
  expect(textOf(root, 'news:language')).toBe('en')
})

test('a feed has the whole text of each item', () => {
  const item = {
    id: '01940000-0000-7000-8000-000000000001',
    url: 'https://a.example/x',
    title: 'A <b> & c',
    summary: 'Why <Suspense> waits',
    html: '<p>Whole &amp; text</p>',
    author: 'Noor',
    categories: ['Audio', 'speakers'],
    publishedAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-19T08:00:00.000Z',
  }
  const root = parseXml(
    toRss({
      title: 't',
      description: 'd',
      page: 'https://a.example',
      self: 'https://a.example/feed.xml',
      items: [item],
    }),
  )
  expect(root.attributes.version).toBe('2.0')
  expect(textOf(root, 'content:encoded')).toBe(item.html)
  expect(findAll(root, 'guid')[0]).toMatchObject({ text: `urn:uuid:${item.id}`, attributes: { isPermaLink: 'false' } })
  expect(
    toVisibleText(
      findAll(root, 'item')
        .map((one) => textOf(one, 'description'))
        .join(),
    ),
  ).toBe(item.summary)
  expect(textOf(root, 'pubDate')).toBe('Fri, 20 Nov 2026 08:00:00 GMT')
  expect(textOf(root, 'lastBuildDate')).toBe('Fri, 20 Nov 2026 08:00:00 GMT')
  expect(findAll(root, 'category').map(({ text }) => text)).toEqual(item.categories)
})

test('a feed was built when an item of it last came out or changed, in whatever order they stand', () => {
  const facts = { title: 'A', summary: '', html: '', author: 'Noor', categories: [], url: 'https://a.example/x' }
  const item = (day: number, changed: number) => ({
    ...facts,
    id: `01940000-0000-7000-8000-0000000000${day}`,
    publishedAt: `2026-11-${day}T08:00:00.000Z`,
    updatedAt: `2026-11-${changed}T08:00:00.000Z`,
  })
  const feed = { title: 't', description: 'd', page: 'https://a.example', self: 'https://a.example/feed.xml' }
  const built = (...items: ReturnType<typeof item>[]) => parseXml(toRss({ ...feed, items }))
  const edited = built(item(20, 19), item(12, 22), item(11, 11))
  expect(textOf(edited, 'lastBuildDate')).toBe('Sun, 22 Nov 2026 08:00:00 GMT')
  expect(findAll(edited, 'atom:updated').map(({ text }) => text.slice(0, 10))).toEqual([
    '2026-11-20',
    '2026-11-22',
    '2026-11-11',
  ])
  expect(textOf(built(item(20, 19), item(12, 13)), 'lastBuildDate')).toBe('Fri, 20 Nov 2026 08:00:00 GMT')
  expect(edited.attributes['xmlns:atom']).toBe('http://www.w3.org/2005/Atom')
  expect(textOf(built(), 'lastBuildDate')).toBe('')
})

describe('of a feed', () => {
  const site = 'https://a.example'
  const item = (n: number) => ({
    id: `01940000-0000-7000-8000-00000000000${n}`,
    url: `${site}/x-${n}`,
    title: `Text ${n}`,
    summary: 'Why & how',
    html: `<p><a href="${site}/y">Words</a></p>`,
    author: 'Noor',
    categories: ['Audio'],
    publishedAt: '2026-11-20T08:00:00.100Z',
    updatedAt: '2026-11-21T08:00:00.900Z',
  })
  const feed = toRss({
    title: 't',
    description: 'd',
    page: site,
    self: `${site}/feed.xml`,
    items: [item(1), item(2)],
  })

  test('nothing is wrong that we make', () => {
    expect(findFeedProblems(parseXml(feed), site)).toEqual([])
  })

  test.each([
    ['another version', 'version="2.0"', 'version="0.9"'],
    ['a channel without a title', '<title>t</title>', ''],
    ['a channel without an address', `<link>${site}</link>`, ''],
    ['a channel whose address is not whole', `<link>${site}</link>`, '<link>/</link>'],
    ['a channel without a description', '<description>d</description>', '<description></description>'],
    ['an item without a title', '<title>Text 1</title>', ''],
    ['an item with two titles', '<title>Text 1</title>', '<title>Text 1</title><title>Text 1</title>'],
    ['an item without an address', `<link>${site}/x-1</link>`, ''],
    ['an address of another site', `<link>${site}/x-1</link>`, '<link>https://b.example/x-1</link>'],
    ['an item without a description', '<description>Why &amp;amp; how</description>', ''],
    ['two items of one name', '00000000001</guid>', '00000000002</guid>'],
    ['a name that is no address and said to be one', 'isPermaLink="false"', 'isPermaLink="true"'],
    ['a day of one digit', 'Fri, 20 Nov 2026', 'Fri, 6 Nov 2026'],
    ['a wrong day of the week', 'Fri, 20 Nov 2026', 'Sat, 20 Nov 2026'],
    ['a zone in words', '08:00:00 GMT</pubDate>', '08:00:00 UTC</pubDate>'],
    ['a time of another form', 'Fri, 20 Nov 2026 08:00:00 GMT', '2026-11-20T08:00:00Z'],
    ['a change without a zone', '2026-11-21T08:00:00.900Z', '2026-11-21T08:00:00'],
    ['a change before it came out', '2026-11-21T08:00:00.900Z', '2026-11-19T08:00:00.900Z'],
    ['an older date of the whole', 'Sat, 21 Nov 2026 08:00:00 GMT', 'Fri, 20 Nov 2026 08:00:00 GMT'],
    ['a sign that is none', 'Text 1', 'Text\u0085 1'],
    ['a link that is not whole', `href="${site}/y"`.replaceAll('"', '&quot;'), 'href=&quot;/y&quot;'],
    ['a vocabulary that nobody declares', ' xmlns:atom="http://www.w3.org/2005/Atom"', ''],
    ['no address of its own', 'rel="self"', 'rel="alternate"'],
  ])('%s is found', (_what, right, wrong) => {
    expect(feed).toContain(right)
    expect(findFeedProblems(parseXml(feed.replace(right, wrong)), site)).not.toEqual([])
  })
})

test('the words of HTML', () => {
  expect(toVisibleText('<p>a &lt;b&gt; &#x26; c</p>\n<p>d</p>')).toBe('a <b> & c d')
})

test.each([
  ['make, if tools count', '<a href="/x">make</a>, if <em>tools</em> count'],
  [
    'use -type f and select count(*)',
    '<p>use <code>-type f</code> and <code>select <span class="hljs-built_in">count</span>(*)</code></p>',
  ],
  ['x2 and gone', 'x<sup>2</sup> and <s>gone</s>'],
  ['one two three four', '<p>one<br>two</p><ul><li>three</li><li>four</li></ul>'],
  ['a b c d', '<table><tr><td>a</td><td>b</td></tr></table><p>c<img src="/x" alt="y">d</p>'],
  ['Notes 1 a', '<section><h4>Notes</h4><section><ol><li>1</li></ol></section><article>a</article></section>'],
])('%s: parts of a line are not divided, everything else is', (text, html) => {
  expect(toVisibleText(html)).toBe(text)
})

test.each([
  ['a cell', '| a | b |\n| - | - |\n| c | d |', 'a b c d'],
  ['a listing', '```sql\nselect count(*)\nfrom t\n```', 'select count(*) from t'],
  ['a list of tasks', '- [x] one\n- [ ] two', 'one two'],
  ['a line', 'one\ntwo *three*, `four`.', 'one two three, four.'],
])('what a member writes is read as it is seen: %s', (_what, markdown, text) => {
  expect(toVisibleText(renderMember(markdown).html)).toBe(text)
})

test('links of a feed lead to the site', () => {
  const html =
    '<a href="/x">1</a><a href="#n">2</a><a href="//o.example/?a=1&#x26;b=%22">3</a><img src="/media/a.webp">' +
    '<a href="guide">4</a><a href="?page=2">5</a><a href="mailto:a@b.example">6</a>'
  expect(withWholeAddresses(html, 'https://a.example/article/t')).toBe(
    '<a href="https://a.example/x">1</a><a href="https://a.example/article/t#n">2</a>' +
      '<a href="https://o.example/?a=1&amp;b=%22">3</a><img src="https://a.example/media/a.webp">' +
      '<a href="https://a.example/article/guide">4</a><a href="https://a.example/article/t?page=2">5</a>' +
      '<a href="mailto:a@b.example">6</a>',
  )
})

test('a video is the link that it is in a feed, without what is said of the player', () => {
  const { html } = renderEditorial('https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'admin')
  expect(toVisibleText(html)).toMatch(/^Play the video YouTube video\. /)
  const fed = withWholeAddresses(html, 'https://a.example/t')
  expect(toVisibleText(fed)).toBe('Play the video')
  expect(fed).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"')
})

test('what looks like HTML in a text stays a text, and signs in attributes end no tag', () => {
  const { html } = renderEditorial(
    [
      '## Settings > Privacy',
      'Write `<a href="/about" srcset="/x">` or src="/y".',
      '![a > b, src="/c"](/media/p.webp#1200x800 "see srcset=")',
    ].join('\n\n'),
    'admin',
  )
  const fed = withWholeAddresses(html, 'https://a.example/t')
  expect(toVisibleText(fed)).toMatch(/^Settings > Privacy Write <a href="\/about" srcset="\/x"> or src="\/y"\./)
  expect(toVisibleText(html)).not.toContain('src="/c"')
  expect(fed).toContain('<img src="https://a.example/media/p.webp" alt="a > b')
  expect(fed).not.toContain('heading-anchor')
  expect(toPictureAddresses(html)).toEqual(['/media/p.webp'])
})

test.each([
  ['Größe 5 – “gut”', 'Größe 5 – “gut”'],
  ['Rocket 🚀 launched', 'Rocket launched'],
  ['日本語の題', 'Fieldtest'],
])('%s is drawn as %s', (text, drawn) => {
  expect(toDrawable(text, 'Fieldtest')).toBe(drawn)
})
