import { expect, expectToast, field, fillSignIn, test } from '../accounts/support/test'
import { goToEditor, openEditor, save, writing } from './support'

async function begin(page: Parameters<typeof openEditor>[0], person: Parameters<typeof openEditor>[1], title: string) {
  await openEditor(page, person)
  await field(page, 'Title').fill(title)
  await writing(page).click()
  await page.keyboard.type('The first text.')
  await save(page, 'Create Post')
  await page.waitForURL(/\/edit$/)
  await page.locator('.editor-area').waitFor()
  return new URL(page.url()).pathname
}

test('two editors at once: the second sees both texts, and both are kept', async ({ page, browser, accounts }) => {
  const [author, admin] = [await accounts.add(), await accounts.add({ role: 'admin' })]
  const path = await begin(page, author, `Two of us ${author.username}`)
  const boss = await (await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': '10.7.7.7' } })).newPage()
  await openEditor(boss, admin, path)
  await expect(boss.getByText(`${author.username} is editing this post.`)).toBeVisible()

  await writing(boss).fill('By the administrator.')
  await save(boss)
  await expectToast(boss, 'Post updated')

  await writing(page).fill('By the author.')
  await save(page)
  const panel = page.getByRole('region', { name: 'Two versions of this post' })
  await expect(panel).toContainText('By the administrator.')
  await expect(panel).toContainText('By the author.')
  await panel.getByRole('button', { name: 'Use the other text' }).click()
  await expect(writing(page)).toHaveText('By the administrator.')
  await panel.getByRole('button', { name: 'Keep mine' }).click()
  await expect(writing(page)).toHaveText('By the author.')
  await save(page)
  await expectToast(page, 'Post updated')
  await expect(panel).toHaveCount(0)

  await page.goto(path.replace('edit', 'revisions'))
  await expect(page.getByRole('list').getByRole('link', { name: admin.username })).toBeVisible()
  await expect(page.getByRole('table')).toContainText('administrator')
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expectToast(page, 'Post updated')
  await goToEditor(page, path)
  await expect(writing(page)).toHaveText('By the administrator.')
  await boss.context().close()
})

test('a session that has ended and a connection that is away keep the text and save it later', async ({
  page,
  accounts,
  context,
}) => {
  const author = await accounts.add()
  await begin(page, author, `Kept ${author.username}`)

  await accounts.sql`delete from sessions where user_id = ${author.id}`
  await writing(page).fill('Typed after the session had ended.')
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Welcome back' })
  await expect(dialog).toBeVisible()
  await fillSignIn(page, author.email, author.password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Post updated')

  await context.setOffline(true)
  await writing(page).fill('Typed without a connection.')
  await save(page)
  await expect(page.getByText('Not saved yet. It is sent again as soon as there is a connection.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Not saved yet.')).toHaveCount(0)
  await expect
    .poll(async () => (await accounts.sql`select content from articles where author_id = ${author.id}`)[0]?.content)
    .toBe('Typed without a connection.\n')
})

test('what was not saved is offered again, in whatever browser', async ({ page, browser, accounts }) => {
  const author = await accounts.add()
  await openEditor(page, author)
  await field(page, 'Title').fill('Half a title')
  await writing(page).click()
  await page.keyboard.type('Half a text, kept by itself.')
  await expect
    .poll(async () => JSON.stringify(await accounts.sql`select content from drafts where user_id = ${author.id}`))
    .toContain('kept by itself')
  const elsewhere = await (await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': '10.6.6.6' } })).newPage()
  await openEditor(elsewhere, author)
  const offer = elsewhere.getByRole('region', { name: 'Text that was not posted' })
  await expect(offer).toContainText('Half a text, kept by itself.')
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(writing(elsewhere)).toHaveText('Half a text, kept by itself.')
  await expect(field(elsewhere, 'Title')).toHaveValue('Half a title')
  await elsewhere.context().close()
})
