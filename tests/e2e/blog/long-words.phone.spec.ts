import { expect, field, test } from '../accounts/support/test'
import { openPage } from '../support/list'
import { expectWordsParted } from '../support/long-words'
import { addPosts } from './listed-posts'
import { openBlog, postOf } from './support'

test('a long word in a title leaves the form of the dashboard and the dialog of a post on the screen', async ({
  page,
  accounts,
}) => {
  const author = await accounts.add()
  await addPosts(accounts, author, 1)
  await openBlog(page, author, '/dashboard')
  await expectWordsParted(page.locator('.post-grid :is(h3 a, h3 + p)'))

  const post = await postOf(accounts, author)
  await openPage(page, `/admin/blog?edit=${post}`)
  const dialog = page.getByRole('dialog', { name: 'Edit Post' })
  await field(page, 'Slug').fill('donaudampfschiffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft')
  await expect(dialog.getByText('/article/donau')).toBeVisible()
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await expect(dialog.getByRole('button', { name: 'Save changes' })).toBeInViewport({ ratio: 1 })
})
