import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../accounts/support/test'
import { beginText, bring, expectClear, goToEditor, markdown, openEditor, writing } from './support'

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return { ...box, bottom: box.y + box.height }
}
const bar = (page: Page) => boxOf(page.locator('.post-bar'))
const tools = (page: Page) => boxOf(page.locator('.editor-bars'))

test('an error that stays leaves the bar free, wherever that stands', async ({ page, accounts }) => {
  await openEditor(page, await accounts.add())
  // Without the toast that greets.
  await goToEditor(page, '/admin/blog/new')
  const button = page.getByRole('button', { name: 'Create Post', exact: true })
  await button.click()
  await expectClear(page, button)
  const message = await boxOf(page.locator('.post-said [role="alert"] > p').first())
  expect(message.height).toBeLessThan(50)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expectClear(page, button)
  // Refused where something else lies over it.
  await button.click({ trial: true })
})

/** What lay over the middle of the bar's button, frame by frame, from now until a toast has come and gone. */
const watchButton = (page: Page) =>
  page.evaluate(async () => {
    const over: string[] = []
    const isThere = () => document.querySelector('.toast') !== null
    for (let wasThere = false; !wasThere || isThere(); wasThere ||= isThere()) {
      const button = document.querySelector('.post-bar [type="submit"]')
      const { x, y, width, height } = button?.getBoundingClientRect() ?? new DOMRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      if (!top || !button?.contains(top)) over.push(top?.className ?? 'nothing')
      await new Promise(requestAnimationFrame)
    }
    return over
  })

test('a toast takes no press of the button below it, neither as it comes nor as it goes', async ({
  page,
  accounts,
}) => {
  await openEditor(page, await accounts.add())
  await goToEditor(page, '/admin/blog/new')
  const watched = watchButton(page)
  await page.keyboard.press('Control+s')
  await page.locator('.toast').getByRole('button', { name: 'Close toast' }).click()
  expect(await watched).toEqual([])
})

test('the menu of blocks stands between the tools and the bar, and so does what is chosen in it', async ({
  page,
  accounts,
}) => {
  await beginText(page, await accounts.add())
  // The bar comes to rest a frame after the text has grown.
  const expectBetween = async (place: Locator) => {
    await expect.poll(async () => (await boxOf(place)).y - (await tools(page)).bottom).toBeGreaterThanOrEqual(0)
    await expect.poll(async () => (await bar(page)).y - (await boxOf(place)).bottom).toBeGreaterThanOrEqual(0)
  }
  const list = page.getByRole('listbox', { name: 'Blocks' })
  const openMenu = async () => {
    await page.keyboard.type('/')
    await expectBetween(list)
    await page.keyboard.press('ArrowUp')
    await expectBetween(list.getByRole('option', { selected: true }))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Backspace')
  }
  for (let line = 0; line < 16; line += 4) {
    await openMenu()
    for (let enter = 0; enter < 4; enter += 1) await page.keyboard.press('Enter')
  }
  // Room on neither side.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 480 })
  await openMenu()
})

test('in a window of a few lines the menu of blocks leaves its choices free of the tools', async ({
  page,
  accounts,
}) => {
  await page.setViewportSize({ width: 640, height: 360 })
  await beginText(page, await accounts.add())
  await page.keyboard.type('## Hi')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  const list = page.getByRole('listbox', { name: 'Blocks' })
  const expectFree = async (name: string) => {
    const option = list.getByRole('option', { name, exact: true, selected: true })
    await expect.poll(async () => (await boxOf(option)).y - (await tools(page)).bottom).toBeGreaterThanOrEqual(0)
    const isOnTop = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }
    await expect.poll(() => option.evaluate(isOnTop)).toBe(true)
  }
  await expectFree('Heading')
  await page.keyboard.press('ArrowDown')
  await expectFree('Smaller heading')
  await page.keyboard.press('Enter')
  await page.keyboard.type('More')
  await expect.poll(() => markdown(page)).toBe('## Hi\n\n### More\n')
})

test('what a picture is asked stands below the tools', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  for (let line = 0; line < 40; line += 1) await page.keyboard.press('Enter')
  await bring(page, 'paste')
  await expect(page.getByLabel('What does it show?')).toBeFocused()
  for (const place of [page.locator('.picture-thumbnail'), page.getByText('What does it show?')]) {
    await expect.poll(async () => (await boxOf(place)).y - (await tools(page)).bottom).toBeGreaterThanOrEqual(0)
  }
})

test('the editor is as high as the text area that it stands in for, and nothing in its tools is on by chance', async ({
  page,
  accounts,
}) => {
  const author = await accounts.add()
  const [post] = await accounts.sql<{ id: string }[]>`
    insert into articles (id, kind, title, slug, content, excerpt, author_id, category, tag_names, status)
    select gen_random_uuid(), 'article', ${`High ${author.username}`}, ${author.username}, ${'## A heading\n'}, 'A text.',
      ${author.id}, id, '{}', 'draft' from categories where kind = 'article' and slug = 'technology' returning id`
  await openEditor(page, author)
  await goToEditor(page, `/admin/blog/${post?.id}/edit`)
  const frame = page.locator('.content-field .writing').filter({ visible: true })
  const heading = page
    .getByRole('toolbar', { name: 'Formatting' })
    .getByRole('button', { name: 'Heading', exact: true })
  await expect(heading).toHaveAttribute('aria-pressed', 'false')
  await writing(page).getByText('A heading').click()
  await expect(heading).toHaveAttribute('aria-pressed', 'true')
  const { height } = await boxOf(frame)
  await page.getByRole('button', { name: 'Edit as Markdown' }).click()
  await expect(writing(page)).toHaveValue('## A heading\n')
  expect((await boxOf(frame)).height).toBe(height)
})
