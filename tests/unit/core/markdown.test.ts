import { describe, expect, test } from 'vitest'
import { renderEditorial, renderMember } from '@/lib/core/markdown'
import { toMark } from '@/lib/core/slug'

const editorial = (markdown: string) => renderEditorial(markdown, 'admin').html
const member = (markdown: string) => renderMember(markdown).html

test.each([
  ['emphasis', '*a* **b** ~~c~~ `d`', '<p><em>a</em> <strong>b</strong> <del>c</del> <code>d</code></p>'],
  ['a quote', '> a', '<blockquote>\n<p>a</p>\n</blockquote>'],
  ['a list that starts later', '3. a', '<ol start="3">\n<li>a</li>\n</ol>'],
  ['HTML, as the text it is', 'use <Suspense>', '<p>use &#x3C;Suspense></p>'],
  ['a block of HTML', '<script>alert(1)</script>', '<p>&#x3C;script>alert(1)&#x3C;/script></p>'],
  ['dashes below a paragraph', 'a\n---', '<p>a</p>\n<hr>'],
  ['nothing', '', ''],
])('%s', (_what, markdown, html) => {
  expect(editorial(markdown)).toBe(html)
  expect(member(markdown)).toBe(html)
})

test.each([
  ['https\\://a.example', '<p>https://a.example</p>'],
  ['See (www&#x2E;a.example) or me\\@a.example', '<p>See (www.a.example) or me@a.example</p>'],
  ['[see https\\://a.example] **www\\.a.example**', '<p>[see https://a.example] <strong>www.a.example</strong></p>'],
])('an escaped address is no link: %s', (markdown, html) => {
  expect(editorial(markdown)).toBe(html)
})

test('an address between brackets is a link', () => {
  expect(editorial('[see https://a.example]')).toContain('[see <a href="https://a.example"')
})

test.each([
  ['another site', '[a](https://example.com)', 'rel="noopener"', 'rel="ugc nofollow noopener"'],
  ['a bare address', 'https://example.com', 'rel="noopener"', 'rel="ugc nofollow noopener"'],
  ['another site, same scheme', '[a](//example.com)', 'rel="noopener"', 'rel="ugc nofollow noopener"'],
  ['a mail address', 'a@example.com', 'rel="noopener"', 'rel="ugc nofollow noopener"'],
  ['our own page', '[a](/reviews/b)', '', 'rel="ugc nofollow noopener"'],
  ['a shop', '[a](/go/b)', 'rel="sponsored noopener"', 'rel="sponsored noopener"'],
  ['a shop, by a detour', '[a](/b/../go/c)', 'rel="sponsored noopener"', 'rel="sponsored noopener"'],
  ['a shop elsewhere', '[a](https://example.com/go/b)', 'rel="noopener"', 'rel="ugc nofollow noopener"'],
])('a link to %s', (_where, markdown, inEditorial, inMember) => {
  const relation = (html: string) => /rel="[^"]*"/.exec(html)?.[0] ?? ''
  expect(editorial(markdown)).toContain('href=')
  expect(relation(editorial(markdown))).toBe(inEditorial)
  // Of a post that is not by staff only links within the site are vouched for.
  expect(relation(renderEditorial(markdown, 'user').html)).toBe(inEditorial && inMember)
  expect(relation(renderEditorial(markdown, 'moderator').html)).toBe(inEditorial)
  expect(relation(member(markdown))).toBe(inMember)
})

test.each([
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](javascript&colon;alert(1))',
  '[a](data:text/html,b)',
  '[a](vbscript:b)',
  '[a](blob:https://example.com/b)',
  '[a](file:///etc/passwd)',
  '[a][b]\n\n[b]: javascript:alert(1)',
])('%j is not followed', (markdown) => {
  expect(editorial(markdown)).toBe('<p>a</p>')
  expect(member(markdown)).toBe('<p>a</p>')
})

test.each(['[a](java&#10;script:alert(1))', '[a](&#1;javascript:alert(1))'])('%j leads nowhere', (markdown) => {
  expect(editorial(markdown)).not.toContain('href')
  expect(member(markdown)).not.toContain('href')
})

describe('pictures', () => {
  const picture = (src: string, rest = '') => `<p><img src="${src}" alt="a"${rest} loading="lazy" decoding="async"></p>`

  const sized = picture('/media/b.webp', ' width="1200" height="800"')
  const wide = picture('/media/0a1b2c3d-1200.webp', ' width="1200" height="800"').replace(
    ' alt',
    ' srcset="/media/0a1b2c3d-360.webp 360w, /media/0a1b2c3d-720.webp 720w, /media/0a1b2c3d-1200.webp 1200w" sizes="(width >= 48rem) 40rem, calc(100vw - 2rem)" alt',
  )

  test.each([
    ['of our own', '![a](/media/b.webp)', picture('/media/b.webp'), picture('/media/b.webp')],
    ['with their size', '![a](/media/b.webp#1200x800)', sized, sized],
    ['wide, of our own', '![a](/media/0a1b2c3d-1200.webp#1200x800)', wide, wide],
    ['from elsewhere', '![a](https://example.com/b.png)', picture('https://example.com/b.png'), '<p>a</p>'],
    ['without a scheme', '![a](//example.com/b.png)', picture('https://example.com/b.png'), '<p>a</p>'],
    ['not encrypted', '![a](http://example.com/b.png)', '<p>a</p>', '<p>a</p>'],
    ['in the text', '![a](data:image/svg+xml,b)', '<p>a</p>', '<p>a</p>'],
    ['that are no pictures', '![a](/media/../sign-out)', '<p>a</p>', '<p>a</p>'],
    ['that hide it', '![a](/media/%2e%2e/sign-out)', '<p>a</p>', '<p>a</p>'],
    ['of another folder', '![a](/api/views)', '<p>a</p>', '<p>a</p>'],
  ])('%s', (_what, markdown, inEditorial, inMember) => {
    expect(editorial(markdown)).toBe(inEditorial)
    expect(member(markdown)).toBe(inMember)
  })

  test('alone with a title have a caption', () => {
    const html = editorial('![a](/media/b.webp "The *caption*")')
    expect(html).toMatch(/^<figure><img src="[^"]+" alt="a" loading="lazy" decoding="async"><figcaption>/)
    expect(html).toMatch(/<figcaption>The \*caption\*<\/figcaption><\/figure>$/)
    expect(editorial('See ![a](/media/b.webp "c")')).not.toContain('figure')
  })
})

describe('headings', () => {
  test('of an article start at the second level and have an address', () => {
    const { html, headings } = renderEditorial('# Same *name*\n\n## Same name\n\n### Größe & Gewicht\n\n##', 'admin')
    expect(headings).toEqual([
      { id: 'h-same-name', text: 'Same name', depth: 2 },
      { id: 'h-same-name-2', text: 'Same name', depth: 2 },
      { id: 'h-groesse-gewicht', text: 'Größe & Gewicht', depth: 3 },
    ])
    expect(html).toContain(
      '<h3 id="h-groesse-gewicht">Größe &#x26; Gewicht <a class="heading-anchor" href="#h-groesse-gewicht" ' +
        'aria-label="Link to section: Größe &#x26; Gewicht">#</a></h3>',
    )
  })

  test('never share an address', () => {
    expect(renderEditorial('## Battery[^1]\n\n[^1]: A note.', 'admin').headings).toEqual([
      { id: 'h-battery', text: 'Battery', depth: 2 },
    ])
    const { headings } = renderEditorial('## a 2\n\n## a\n\n## a\n\n## a\n\n## a 2', 'admin')
    expect(new Set(headings.map(({ id }) => id)).size).toBe(5)
  })

  test('in letters that we cannot spell have a name of their own, which does not hang on their order', () => {
    const idsOf = (markdown: string) => renderEditorial(markdown, 'admin').headings.map(({ id }) => id)
    const [first, second] = idsOf('## שלום\n\n## עולם')
    expect(first).toMatch(/^h-[a-z0-9]{7}$/)
    expect(second).not.toBe(first)
    expect(idsOf('## עולם\n\n## שלום\n\n## !')).toEqual([second, first, 'h-untitled'])
  })

  test.each([
    ['#my-part', '#h-my-part'],
    ['#My%20part', '#h-my-part'],
    ['#größe--gewicht', '#h-groesse-gewicht'],
    ['#%D7%A9%D7%9C%D7%95%D7%9D', `#h-${toMark('שלום')}`],
    ['#h-my-part', '#h-my-part'],
    ['#nowhere', '#nowhere'],
    ['#%E0%A4', '#%E0%A4'],
    ['/about#my-part', '/about#my-part'],
  ])('a link to %s leads to %s', (written, led) => {
    const html = editorial(`[go](${written})\n\n## My part\n\n## Größe & Gewicht\n\n## שלום`)
    expect(html).toContain(`<a href="${led}">go</a>`)
  })

  test('a note keeps its way, whatever a heading is called', () => {
    const html = editorial('Said.[^1]\n\n## Text fn 1\n\n## text-fn-1\n\n[^1]: A note.')
    const [, note = ''] = /<a href="#([^"]+)"[^>]*data-footnote-ref/.exec(html) ?? []
    expect(html).toContain(`<li id="${note}">`)
  })

  test('of members stand two levels lower, without an address', () => {
    expect(member('# a\n\n## b\n\n##### c\n\n###### d')).toBe('<h3>a</h3>\n<h4>b</h4>\n<h6>c</h6>\n<h6>d</h6>')
  })

  test('cannot take a name that scripts look for', () => {
    expect(editorial('# body\n\n# __proto__\n\n# getElementById')).not.toMatch(/id="(?!h-)/)
  })
})

describe('code', () => {
  test.each([
    'bash',
    'css',
    'html',
    'js',
    'jsx',
    'ts',
    'tsx',
    'json',
    'py',
    'rs',
    'go',
    'sql',
    'yml',
    'diff',
    'toml',
    'c',
    'cpp',
    'java',
    'kotlin',
    'ruby',
    'swift',
  ])('in %s is known', (language) => {
    expect(editorial(`\`\`\`${language}\na\n\`\`\``)).toContain(`<code class="hljs language-${language}">`)
  })

  test('is coloured', () => {
    expect(member('```ts\nconst a = 1\n```')).toContain('<span class="hljs-keyword">const</span>')
  })

  test('holds code of another language without foreign classes', () => {
    expect(editorial('```jsx\nx = <A>b</A>\n```')).toContain('<span><span class="hljs-tag">')
  })

  test('in an unknown language, a long listing and a deep one stay plain', () => {
    expect(editorial('```klingon\na\n```')).not.toContain('hljs')
    expect(editorial(`\`\`\`js\n${'let a\n'.repeat(2000)}\`\`\``)).not.toContain('hljs')
    expect(editorial(`\`\`\`js\n${'`${'.repeat(2000)}\n\`\`\``)).not.toContain('hljs')
  })

  test.each([
    ['letters without end', 'ini', 'a'.repeat(400)],
    ['words without a sign', 'c', 'if '.repeat(400)],
    ['pointers and nothing else', 'cpp', '*a '.repeat(400)],
    ['keys within keys', 'ini', '"a". '.repeat(400)],
  ])('is not coloured where it is %s', (_what, language, code) => {
    const listing = (text: string) => editorial(`\`\`\`${language}\n${text}\n\`\`\``)
    expect(listing(code)).not.toContain('hljs')
    expect(listing(code.slice(0, 200))).toContain('hljs')
  })

  test('cannot bring a class of its own', () => {
    expect(editorial('```x&#32;fixed&#32;inset-0\na\n```')).toContain('<code class="language-x">')
    expect(editorial('```x"onclick=b\na\n```')).toBe('<pre tabindex="0"><code>a\n</code></pre>')
  })
})

test('tables scroll in a frame the keyboard reaches; in an article each frame has its own name', () => {
  const table = '| a |\n|--:|\n| b |'
  const html = editorial(`${table}\n\n${table}`)
  expect(html).toContain('<div class="table-scroll" role="region" tabindex="0" aria-label="Table"><table>')
  expect(html).toContain('<div class="table-scroll" role="region" tabindex="0" aria-label="Table 2"><table>')
  expect(html).toContain('<td align="right">b</td>')
  expect(member(table)).toContain('<div class="table-scroll" role="group" tabindex="0" aria-label="Table"><table>')
})

test('the boxes of a task list are named and cannot be ticked', () => {
  const html = member('- [x] a\n- [ ] b')
  expect(html).toContain('<input type="checkbox" checked disabled aria-label="Done">')
  expect(html).toContain('<input type="checkbox" disabled aria-label="Not done">')
})

test('one line break is one line break for members, a space in articles', () => {
  expect(member('a\nb')).toBe('<p>a<br>\nb</p>')
  expect(member('a  \n b\r\nc')).toBe('<p>a<br>\nb<br>\nc</p>')
  expect(editorial('a\nb')).toBe('<p>a\nb</p>')
})

describe('footnotes', () => {
  const ids = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  const targets = (html: string) =>
    [...html.matchAll(/ (?:href="#|aria-describedby=")([^"]*)"/g)].map(([, target]) => target)

  test.each(['a[^1] b[^1]\n\n[^1]: c', 'a[^x] b[^ü]\n\n[^x]: c\n[^ü]: d'])('lead there and back in %j', (markdown) => {
    for (const html of [editorial(markdown), member(markdown)]) {
      expect(new Set(ids(html)).size).toBe(ids(html).length)
      expect(ids(html)).toEqual(expect.arrayContaining(targets(html)))
      expect(ids(html).every((id) => id?.startsWith('note-'))).toBe(true)
    }
  })

  test('of two texts on one page do not meet', () => {
    const [one, other] = [ids(member('a[^1]\n\n[^1]: b')), ids(member('c[^1]\n\n[^1]: d'))]
    expect(one.filter((id) => other.includes(id))).toEqual([])
  })
})
