import { expect, field, test } from '../accounts/support/test'
import { expectNoViolations } from '../support/axe'
import { expectHydrated } from '../support/list'
import { beginText, bring, goToEditor, markdown, openEditor, PIXEL, paste, save, writing } from './support'

test('the text is written by keys, tools, menu and paste, and is Markdown', async ({ page, accounts, announce }) => {
  await beginText(page, await accounts.add())
  await page.keyboard.type('/sub')
  await expect(page.getByRole('option', { name: 'Smaller heading' })).toBeVisible()
  await expectNoViolations(page, 'the menu of blocks')
  await page.keyboard.press('Enter')
  await page.keyboard.type('How it sounds')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Plain and ')
  await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Bold' }).click()
  await page.keyboard.type('bold')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' * signs_')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await expect.poll(() => markdown(page)).toBe('### How it sounds\n\nPlain and **bold** \\* signs\\_\n\n- one\n- two\n')
  await expect(page.locator('.editor-foot')).toHaveText('9 words · 1 min read')

  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await paste(page, { 'text/plain': '## Pasted\n\nSome `code` and [a link](https://a.example)' })
  await expect.poll(() => markdown(page)).toContain('## Pasted\n\nSome `code` and [a link](https://a.example)')

  announce('/media/0a1b2c3d-1200.webp', 404)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await paste(page, {
    'text/html':
      '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp; </span>First</p>' +
      '<p class=MsoListParagraph style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o </span>Inner</p>' +
      '<p class=MsoNormal onclick="alert(1)"><b>Bold</b><o:p></o:p><script>alert(1)</script><img src="data:image/png;base64,AA"></p>' +
      '<p>Alone<img src="https://other.example/a.png" alt="Foreign"></p>' +
      `<img src="${new URL('/media/0a1b2c3d-1200.webp', page.url()).href}" alt="Ours">` +
      '<p><a href="javascript:alert(1)">Trap</a></p>',
  })
  await expect
    .poll(() => markdown(page))
    .toBe('- First\n  - Inner\n\n**Bold**\n\nAlone Foreign\n\n![Ours](/media/0a1b2c3d-1200.webp)\n\nTrap\n')
})

test('signs typed within, before and behind words of another kind stand where they were typed', async ({
  page,
  accounts,
}) => {
  await beginText(page, await accounts.add())
  await paste(page, { 'text/plain': 'Read **this** and `run` it, [here](https://a.example).' })
  await page.keyboard.press('Control+Home')
  const typeAfter = async (signs: number, typed: string) => {
    for (let sign = 0; sign < signs; sign++) await page.keyboard.press('ArrowRight')
    await page.keyboard.type(typed)
  }
  await typeAfter(0, 'A')
  await typeAfter(2, 'Bé')
  await typeAfter(3, 'C')
  await typeAfter(2, 'DD')
  await typeAfter(2, 'E')
  await typeAfter(1, 'F')
  await typeAfter(4, 'G')
  await typeAfter(1, 'H')
  await typeAfter(2, ' I')
  await typeAfter(50, ' J <b>&')
  await expect
    .poll(() => markdown(page))
    .toBe('AReBéad C**thDDisE** Fand G`rHun I` it, [here](https://a.example). J \\<b>&\n')
  await expect(writing(page)).toHaveText('AReBéad CthDDisE Fand GrHun I it, here. J <b>&')

  await page.keyboard.press('Control+a')
  await page.keyboard.type('All new, `once`')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('bold')
  await page.keyboard.press('Control+b')
  // The menu belongs to the beginning of a line, not to that of other marks.
  await page.keyboard.type('/sub')
  await page.keyboard.press('Enter')
  await page.keyboard.type('```\n/no menu\n')
  await expect.poll(() => markdown(page)).toBe('All new, `once`**bold**/sub\n\n```\n/no menu\n\n```\n')
  await expect(writing(page)).toHaveText('All new, oncebold/sub/no menu')
})

test('the tools of a table stay within the screen', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  await page.keyboard.type('/table')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Table' })).toBeVisible()
  const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
  expect(await page.evaluate(isWider)).toBe(false)
  for (const head of ['Name', 'Weight', 'Note']) {
    await page.keyboard.type(head)
    await page.keyboard.press('Tab')
  }
  await expectNoViolations(page, 'the tools of a table')
})

test('what only Markdown can say stays in the source, and comes back as it was', async ({ page, accounts }) => {
  await openEditor(page, await accounts.add())
  await page.getByRole('button', { name: 'Edit as Markdown' }).click()
  const source = field(page, 'Content')
  await expectNoViolations(page, 'the source')
  await source.fill('Said.[^1]\n\n[^1]: By *whom*?')
  await page.getByRole('button', { name: 'Use the editor' }).click()
  await expect(page.getByText('This text has parts that only Markdown can say')).toBeVisible()
  await expect(source).toHaveValue('Said.[^1]\n\n[^1]: By *whom*?')
  await source.fill('* a star\n* another')
  await page.getByRole('button', { name: 'Use the editor' }).click()
  await expect(writing(page).getByRole('listitem')).toHaveCount(2)
  await expect(writing(page)).toBeFocused()
  // Nobody has changed it, so it is not written anew.
  expect(await markdown(page)).toBe('* a star\n* another')
})

test('a picture is asked what it shows, and a link finds a page of the site', async ({ page, accounts, content }) => {
  await openEditor(page, await accounts.add())
  await page.getByRole('button', { name: 'Picture' }).filter({ visible: true }).first().click()
  await page
    .locator('.picture-panel input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PIXEL })
  await page.getByLabel('What does it show?').filter({ visible: true }).first().fill('A red dot')
  await page.getByLabel('Caption (optional)').fill('Very small')
  await expectNoViolations(page, 'the panel of a picture')
  await page.getByRole('button', { name: 'Add picture' }).click()
  await expect
    .poll(() => markdown(page))
    .toMatch(/^!\[A red dot\]\(\/media\/[a-z0-9]+-1200\.webp#1x1 "Very small"\)\n$/)
  await page.keyboard.type('Written on')
  await expect.poll(() => markdown(page)).toMatch(/"Very small"\)\n\nWritten on\n$/)

  for (const way of ['paste', 'drop'] as const) {
    await writing(page).press('Control+End')
    await page.keyboard.press('Enter')
    await bring(page, way)
    await page.getByLabel('What does it show?').filter({ visible: true }).first().fill(`By ${way}`)
    await page.keyboard.press('Enter')
    await expect
      .poll(() => markdown(page))
      .toMatch(new RegExp(`!\\[By ${way}\\]\\(/media/[a-z0-9]+-1200\\.webp#1x1\\)`))
  }

  const [review] = content.reviews
  await writing(page).press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+k')
  await page.getByLabel('Address, or words to look for on this site').fill(review?.title.split(' ')[0] ?? '')
  const found = page.getByRole('list', { name: 'Pages of this site' }).getByRole('button').first()
  await found.click()
  await expect.poll(() => markdown(page)).toMatch(/\[.+\]\(\/[a-z]+\/[^)]+\)/)
})

test('a video is put in by its address, and plays where it stands only when a reader asks for it', async ({
  page,
  accounts,
}) => {
  const asked: string[] = []
  await page.context().route(/youtube/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>A film</p>' })
  })
  const author = await accounts.add()
  await openEditor(page, author)
  await field(page, 'Title').fill(`A film ${author.username}`)
  await writing(page).click()
  await page.keyboard.type('Look.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/you')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('group', { name: 'Add a video' })
  const address = panel.getByLabel('Address of the video')
  await address.fill('https://example.com/film')
  await page.keyboard.press('Enter')
  await expect(address).toHaveAccessibleDescription('Please enter the address of a video on YouTube or Vimeo.')
  await expectNoViolations(page, 'the panel of a video')
  await address.fill('https://youtu.be/dQw4w9WgXcQ')
  await panel.getByLabel('What is it called?').fill('How it sounds')
  // What is typed right after it goes into the text: the text has the keys before the click has ended.
  const holder = await panel.getByRole('button', { name: 'Add video' }).evaluate((button: HTMLElement) => {
    button.click()
    return document.activeElement?.getAttribute('role')
  })
  expect(holder).toBe('textbox')
  await page.keyboard.type('Seen?')
  await expect.poll(() => markdown(page)).toBe('Look.\n\n[How it sounds](https://youtu.be/dQw4w9WgXcQ)\n\nSeen?\n')
  await expect(page.locator('.editor-video')).toHaveText('How it sounds')

  await field(page, 'Status').selectOption('published')
  await save(page, 'Create Post')
  await page.waitForURL(/\/edit$/)
  await page.goto(`/article/a-film-${author.username}`)
  await expectHydrated(page)
  const card = page.getByRole('link', { name: /^How it sounds/ })
  await expect(card).toHaveAttribute('href', 'https://youtu.be/dQw4w9WgXcQ')
  expect(asked).toEqual([])
  await card.click()
  await expect(page.frameLocator('iframe[title="How it sounds"]').getByText('A film')).toBeVisible()
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'])
})

test('axe: the pages of the Content Dashboard', async ({ page, accounts }) => {
  test.slow()
  const admin = await accounts.add({ role: 'admin' })
  await openEditor(page, admin, '/admin/blog/new?kind=review')
  await expectNoViolations(page, 'a new review')
  const [first] =
    await accounts.sql`select id from articles where status = 'published' and deleted_at is null order by id limit 1`
  await goToEditor(page, `/admin/blog/${first?.id}/edit`)
  await expectNoViolations(page, 'the editor')
  for (const address of [
    '/admin/blog',
    `/admin/blog?edit=${first?.id}`,
    `/admin/blog/${first?.id}/preview`,
    `/admin/blog/${first?.id}/revisions`,
    '/admin/blog/analytics',
  ]) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectNoViolations(page, address)
  }
})
