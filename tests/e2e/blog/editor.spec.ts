import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../accounts/support/test'
import { goToEditor, openEditor, writing } from './support'

/** The text as it will be sent. */
const markdown = (page: Page) =>
  page.evaluate(() => new FormData(document.querySelector('form.post-form') as HTMLFormElement).get('content'))

async function paste(page: Page, data: Record<string, string>) {
  await writing(page).evaluate((element, given) => {
    const clipboard = new DataTransfer()
    for (const [type, text] of Object.entries(given)) clipboard.setData(type, text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }))
  }, data)
}

test('the text is written by keys, tools, menu and paste, and is Markdown', async ({ page, accounts }) => {
  await openEditor(page, await accounts.add())
  await writing(page).click()
  await page.keyboard.type('/sub')
  await expect(page.getByRole('option', { name: 'Smaller heading' })).toBeVisible()
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

  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await paste(page, {
    'text/html':
      '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp; </span>First</p>' +
      '<p class=MsoListParagraph style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o </span>Inner</p>' +
      '<p class=MsoNormal onclick="alert(1)"><b>Bold</b><o:p></o:p><script>alert(1)</script><img src="data:image/png;base64,AA"></p>' +
      '<p><a href="javascript:alert(1)">Trap</a></p>',
  })
  await expect.poll(() => markdown(page)).toBe('- First\n  - Inner\n\n**Bold**\n\nTrap\n')
})

/** One red pixel. */
const _PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
)

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(() => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test(`axe, ${colorScheme}: the pages of the Content Dashboard`, async ({ page, accounts }) => {
      const admin = await accounts.add({ role: 'admin' })
      await openEditor(page, admin, '/admin/blog/new?kind=review')
      const check = async (what: string) => {
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) })),
          what,
        ).toEqual([])
      }
      await check('a new review')
      const [first] =
        await accounts.sql`select id from articles where status = 'published' and deleted_at is null order by id limit 1`
      await goToEditor(page, `/admin/blog/${first?.id}/edit`)
      await check('the editor')
      for (const address of [
        '/admin/blog',
        `/admin/blog?edit=${first?.id}`,
        `/admin/blog/${first?.id}/preview`,
        `/admin/blog/${first?.id}/revisions`,
        '/admin/blog/analytics',
      ]) {
        await page.goto(address)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await check(address)
      }
    })
  })
}
