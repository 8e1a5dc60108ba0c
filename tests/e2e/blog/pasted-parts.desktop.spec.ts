import { expect, field, test } from '../accounts/support/test'
import { beginText, markdown, paste } from './support'

const item = (level: string, sign: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:${level}'><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span>${text}</p>`

test('lists of a word processor keep their kinds and their numbers, and its tasks are tasks', async ({
  page,
  accounts,
}) => {
  await beginText(page, await accounts.add())
  await paste(page, {
    'text/html':
      item('l0 level1 lfo1', '·', 'Bullet') +
      item('l1 level1 lfo2', '1.', 'One') +
      item('l1 level1 lfo2', '2.', 'Two') +
      '<p>Between</p>' +
      item('l1 level1 lfo2', '3.', 'Three') +
      item('l1 level2 lfo2', 'o', 'Sub') +
      item('l2 level2 lfo3', 'a.', 'Ordered') +
      '<p>After</p>' +
      '<ul><li role="checkbox" aria-checked="true"><img src="data:," alt="checked" aria-roledescription="checkbox">' +
      '<p>Done</p></li><li role="checkbox" aria-checked="false"><p>Not yet</p></li></ul>',
  })
  await expect
    .poll(() => markdown(page))
    .toBe(
      '- Bullet\n\n1. One\n2. Two\n\nBetween\n\n3. Three\n\n   - Sub\n\n   1. Ordered\n\nAfter\n\n- [x] Done\n- [ ] Not yet\n',
    )
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})

const webItem = (level: number, text: string, list = 'ul') =>
  `<div class="ListContainerWrapper SCXW1"><${list} role="list"><li role="listitem" data-aria-level="${level}" class="OutlineElement">` +
  `<p class="Paragraph"><span>${text}</span></p></li></${list}></div>`

test('lists of a word processor in the browser come as deep as they were, and what is no item any more is a line', async ({
  page,
  accounts,
}) => {
  await beginText(page, await accounts.add())
  await paste(page, {
    'text/html':
      webItem(1, 'One') +
      webItem(2, 'Inner') +
      webItem(3, 'Innermost') +
      webItem(2, 'Inner too') +
      webItem(1, 'Two') +
      webItem(1, 'First', 'ol') +
      webItem(1, 'Second', 'ol') +
      '<p>Between</p>' +
      webItem(1, 'Apart') +
      '<p>Begun within</p>' +
      webItem(2, 'Second level') +
      webItem(2, 'Beside it') +
      '<p>Nested already</p>' +
      '<ul><li aria-level="1">Outer</li><ul><li aria-level="2">Within</li><ul><li aria-level="3">Within that</li></ul>' +
      '<li aria-level="2">Within as well</li></ul><li aria-level="1">Last</li></ul>' +
      '<p class=MsoListParagraph style="margin-left:0in;mso-list:none">No item</p>',
  })
  await expect
    .poll(() => markdown(page))
    .toBe(
      '- One\n  - Inner\n    - Innermost\n  - Inner too\n- Two\n\n1. First\n2. Second\n\nBetween\n\n- Apart\n\n' +
        'Begun within\n\n- Second level\n- Beside it\n\n' +
        'Nested already\n\n- Outer\n  - Within\n    - Within that\n  - Within as well\n- Last\n\nNo item\n',
    )
})

test('of a page that is pasted, signs are signs, links lead somewhere, and it is said that pictures do not come along', async ({
  page,
  accounts,
}) => {
  await beginText(page, await accounts.add())
  await paste(page, {
    'text/html':
      '<p>Call _under_ or `this` <a href="#_Toc1">part</a> <a href="../other.html">other</a> <a href="#_ftn1"><sup>1</sup></a> ' +
      '<a href="/reviews/x">ours</a></p>' +
      '<p>Look<img src="data:image/png;base64,AA" alt="A chart">there</p>' +
      '<figure><img src="https://a.example/x.png" alt="Same"><figcaption>Same</figcaption></figure>',
  })
  await expect
    .poll(() => markdown(page))
    .toBe('Call \\_under\\_ or \\`this\\` part other \\[1] [ours](/reviews/x)\n\nLook A chart there\n\nSame\n')
  const told = 'A picture inside the text itself cannot be kept. Please add it as a file.'
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: told })).toBeVisible()
})

test('of a page that is copied, its look is no mark, and its code is code alone', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  const look = 'font-weight: 600; font-style: italic; text-decoration: line-through'
  await paste(page, {
    'text/html':
      `<h2 style="${look}">Head <a href="https://a.example/p#head" style="${look}">¶</a></h2>` +
      `<blockquote style="${look}"><p style="${look}">Said <em>so</em></p></blockquote>` +
      `<p>With <a href="https://a.example/x" style="${look}">a link</a>, <span style="font-weight: 700">bold</span>, ` +
      `<span style="${look}; display: inline !important; float: none">a line</span> and ` +
      `<a href="${new URL('/reviews?q=x#top', page.url()).href}">ours</a>, <b style="mso-bidi-font-weight:normal">Word</b>, ` +
      '<b style="font-weight: normal">Docs</b> at https://a.example/y</p>' +
      `<table><tr><th style="${look}; text-align: right">A</th><th style="${look}">B</th></tr><tr><td>1</td><td>2</td></tr></table>` +
      '<pre><div>js <button>Copy</button></div><code class="language-js">x()\ny()\n</code></pre>' +
      '<pre>zero<div>one</div><div>two<br>three</div></pre>',
  })
  await expect
    .poll(() => markdown(page))
    .toBe(
      '## Head\n\n> Said *so*\n\nWith [a link](https://a.example/x), **bold**, a line and [ours](/reviews?q=x#top), **Word**, Docs at ' +
        '<https://a.example/y>\n\n' +
        '| A | B |\n| -: | - |\n| 1 | 2 |\n\n```js\nx()\ny()\n```\n\n```\nzero\none\ntwo\nthree\n```\n',
    )
})

test('headings of a page that is pasted keep their ranks below the title', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  await paste(page, { 'text/html': '<h1>One</h1><p>Words</p><h2>Two</h2><h6>Six</h6>' })
  await expect.poll(() => markdown(page)).toBe('## One\n\nWords\n\n### Two\n\n###### Six\n')
})

test('of a page that is pasted, powers and videos are kept, and controls and drawings are not', async ({
  page,
  accounts,
}) => {
  await beginText(page, await accounts.add())
  await paste(page, {
    'text/html':
      '<p>10<sup>6</sup> H<sub>2</sub>O, the 1<sup>st</sup> m<span style="vertical-align: super">-2</span></p>' +
      '<p><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe></p><iframe src="https://a.example/x"></iframe>' +
      '<p>Read<button>Share</button><svg><text>Icon</text></svg><select><option>All</option></select></p>' +
      '<h3><button>Part</button></h3>',
  })
  await expect
    .poll(() => markdown(page))
    .toBe('10⁶ H₂O, the 1st m⁻²\n\n<https://www.youtube.com/embed/abcdefghijk>\n\nRead\n\n### Part\n')
})

test('a link of this site that another host would be read from stays whole', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  const address = `${new URL(page.url()).origin}//a.example/x`
  await paste(page, { 'text/html': `<p>To <a href="${address}">it</a></p>` })
  await expect.poll(() => markdown(page)).toBe(`To [it](${address})\n`)
})

test('notes that are pasted are kept, in the Markdown that alone can say them', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  await page.keyboard.type('Before')
  await paste(page, {
    'text/html':
      '<p>Claim.<a href="#_ftn1" name="_ftnref1"><span>[1]</span></a></p><div style="mso-element:footnote-list"><hr>' +
      '<div style="mso-element:footnote"><p><a href="#_ftnref1" name="_ftn1">[1]</a> The <b>source</b>.</p></div></div>',
  })
  const source = field(page, 'Content')
  await expect(page.getByText('This text has parts that only Markdown can say')).toBeVisible()
  await expect(source).toHaveValue('Before\n\nClaim.[^1]\n\n[^1]: The **source**.\n')
  await expect(source).toBeFocused()

  await source.fill('')
  await page.getByRole('button', { name: 'Use the editor' }).click()
  await paste(page, { 'text/plain': 'Claim[^a].\r\n\r\n[^a]: By *whom*?' })
  await expect(source).toHaveValue('Claim[^a].\n\n[^a]: By *whom*?\n')
})

test('an address that ends a text is a link', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  await page.keyboard.type('See https://a.example/x.')
  await field(page, 'Title').focus()
  await expect.poll(() => markdown(page)).toBe('See <https://a.example/x>.\n')
})
