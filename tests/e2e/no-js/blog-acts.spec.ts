import { expect, field, signIn, test } from '../accounts/support/test'
import { addPosts, addVersions, noticesOf } from '../blog/listed-posts'
import { postOf } from '../blog/support'

test('without scripts too, an administrator says why somebody else’s post is published, restored or brought back', async ({
  page,
  accounts,
}) => {
  const [admin, author] = [await accounts.add({ role: 'admin' }), await accounts.add()]
  await addPosts(accounts, author, 1)
  const post = await postOf(accounts, author)
  const reason = field(page, 'Reason (optional)')
  const list = `/admin/blog?q=${author.username}`
  await signIn(page, admin, list)

  // Refused once: what was typed is still there.
  await accounts.sql`update articles set content = '' where id = ${post}`
  await page.getByRole('link', { name: 'Publish “Listed 01”' }).click()
  const publishing = page.getByRole('dialog', { name: 'Publish this post?' })
  await reason.fill('It was ready.')
  await publishing.getByRole('button', { name: 'Publish' }).click()
  await expect(publishing.getByText('Content is required')).toBeVisible()
  await expect(reason).toHaveValue('It was ready.')
  await accounts.sql`update articles set content = 'A text.' where id = ${post}`
  await publishing.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Your changes have been saved successfully.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: 'Listed 01' }).getByText('Published')).toBeVisible()

  await accounts.sql`update articles set deleted_at = now(), version = version + 1 where id = ${post}`
  await page.goto(`${list}&status=trash`)
  await page.getByRole('link', { name: 'Restore “Listed 01”' }).click()
  const restoring = page.getByRole('dialog', { name: 'Restore this post?' })
  await restoring.getByRole('link', { name: 'Cancel' }).click()
  await expect(restoring).toHaveCount(0)
  await page.getByRole('link', { name: 'Restore “Listed 01”' }).click()
  await reason.fill('Asked for.')
  await restoring.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('The post is back where it was.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await addVersions(accounts, post)
  await page.goto(`/admin/blog/${post}/revisions`)
  await reason.fill('It said more.')
  await accounts.sql`update articles set version = version + 1 where id = ${post}`
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByText('This post was changed in the meantime.')).toBeVisible()
  await expect(reason).toHaveValue('It said more.')
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByText('The earlier version is back.')).toBeVisible()
  await expect(reason).toHaveValue('')

  expect(await noticesOf(accounts, author)).toEqual([
    'An administrator published your post “Listed 01”. It was ready.',
    'An administrator took your post “Listed 01” out of the trash. Asked for.',
    'An administrator brought an earlier version of your post “Listed 01” back. It said more.',
  ])
})
