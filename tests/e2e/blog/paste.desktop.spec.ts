import { expect, field, test } from '../accounts/support/test'
import { beginText, markdown, paste, take, writing } from './support'

test('what is cut and pasted keeps all that is said of it, and is Markdown as plain text', async ({
  page,
  accounts,
  announce,
}) => {
  announce('/media/0a1b2c3d-1200.webp', 404)
  await beginText(page, await accounts.add())
  const text =
    'Before.\n\n![2025](/media/0a1b2c3d-1200.webp#1200x800 "2026")\n\n```js title="a.js"\nlet a_b\n```\n\nAfter \\* all.\n'
  await paste(page, { 'text/plain': text })
  await expect.poll(() => markdown(page)).toBe(text)
  await writing(page).press('Control+a')
  const cut = await take(page, 'cut')
  await expect.poll(() => markdown(page)).toBe('')
  expect(`${cut['text/plain']}\n`).toBe(text.replace('\\*', '*'))
  await paste(page, cut)
  await expect.poll(() => markdown(page)).toBe(text)
})

test('a pasted cell stays one, whatever a word processor puts there', async ({ page, accounts, announce }) => {
  announce('/media/0a1b2c3d-1200.webp', 404)
  await beginText(page, await accounts.add())
  await paste(page, {
    'text/html':
      '<table><tr><td><p class=MsoNormal>One</p><p class=MsoNormal><b>more</b></p></td><td><h2>Two</h2></td></tr>' +
      '<tr><td><ul><li>a</li><li>b</li></ul></td><td><div>Four<p> <br> </p></div></td></tr>' +
      '<tr><td></td><td><p><img src="/media/0a1b2c3d-1200.webp" alt="Ours"></p>' +
      '<table><tr><td>x</td><td>y</td></tr></table></td></tr></table><p>After</p>',
  })
  await expect(writing(page).locator('td, th').first()).toHaveText('One more')
  await expect(writing(page).locator('td br:not(.ProseMirror-trailingBreak), th br')).toHaveCount(0)
  await expect
    .poll(() => markdown(page))
    .toBe(
      '| One **more** | Two |\n| - | - |\n| a b | Four |\n| | x y |\n\n![Ours](/media/0a1b2c3d-1200.webp)\n\nAfter\n',
    )
})

test('merged cells of a pasted table leave the others in their columns', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  await paste(page, {
    'text/html':
      '<table><tr><td>Model</td><td>Port</td></tr><tr><td rowspan=2>A</td><td>USB</td></tr><tr><td>HDMI</td></tr>' +
      '<tr><td colspan=100000>None of <b>these</b></td></tr></table>',
  })
  await expect
    .poll(() => markdown(page))
    .toBe('| Model | Port |\n| - | - |\n| A | USB |\n| | HDMI |\n| None of **these** | |\n')
})

test('words are pasted into the sentence, a name of a file is no site, and what nobody may follow is no link', async ({
  page,
  accounts,
}) => {
  await beginText(page, await accounts.add())
  await writing(page).pressSequentially('Run  in README.md first.')
  await writing(page).press('Home')
  for (let step = 0; step < 4; step += 1) await writing(page).press('ArrowRight')
  await paste(page, { 'text/plain': 'it with `npm start`' })
  await expect.poll(() => markdown(page)).toBe('Run it with `npm start` in README.md first.\n')

  await writing(page).press('Control+a')
  await paste(page, {
    'text/html':
      '<p><a href="tel:+4930123">Call</a> or <a href="https://a.example/x">read</a> <a href="/about">us</a></p>',
  })
  await expect.poll(() => markdown(page)).toContain('Call or [read](https://a.example/x)')

  await writing(page).press('Control+a')
  await paste(page, {
    'text/html':
      '<p><a href="https://www.google.com/url?q=https://real.example/a%3Fb%3D1&amp;sa=D&amp;source=editors">Read</a> <a href="https://www.google.com/url?q=javascript:alert(1)">this</a></p>',
  })
  await expect
    .poll(() => markdown(page))
    .toContain('[Read](https://real.example/a?b=1) [this](https://www.google.com/url?q')
})

const BEYOND = [
  { lines: 6000, why: 'This text has more lines or signs than the editor can show.' },
  { lines: 30_000, why: 'This text is too long for the editor, and for a post.' },
]

for (const { lines, why } of BEYOND) {
  test(`${lines} lines come at once, in the Markdown`, async ({ page, accounts }) => {
    await beginText(page, await accounts.add())
    await page.keyboard.type('Before')
    const pasted = 'A line of words\n'.repeat(lines)
    await paste(page, { 'text/plain': pasted })
    await expect(field(page, 'Content')).toHaveValue(`Before\n\n${pasted}`)
    await expect(page.getByText(why)).toBeVisible()
  })
}

test('an input method on a chosen rule writes into a line after it', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  await paste(page, { 'text/plain': '# One\n\nTwo\n\n---\n\n## Three' })
  await writing(page).locator('hr').click()
  await expect(writing(page).locator('hr.ProseMirror-selectednode')).toBeVisible()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 })
  await browser.send('Input.insertText', { text: '日本' })
  await expect.poll(() => markdown(page)).toBe('## One\n\nTwo\n\n---\n\n日本\n\n### Three\n')
})
