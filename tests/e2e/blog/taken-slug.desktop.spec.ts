import { expect, expectToast, field, test } from '../accounts/support/test'
import { beginPost, save } from './support'

test('a slug that somebody else takes at the same moment is refused in its field, and there is no other text', async ({
  page,
  accounts,
}) => {
  const author = await accounts.add()
  await beginPost(page, author, `At once ${author.username}`)

  const slug = `both-${author.username}`
  await field(page, 'Slug').fill(slug)
  await accounts.sql.begin(async (other) => {
    const [{ pid } = { pid: 0 }] = await other`select pg_backend_pid() as pid`
    await other`
      insert into articles (id, kind, title, slug, content, excerpt, author_id, category, tag_names, status)
      select gen_random_uuid(), 'article', 'Quicker', ${slug}, 'A text.', 'A text.', ${author.id}, id, '{}', 'draft'
      from categories where kind = 'article' and slug = 'technology'`
    await save(page)
    // The save has found the slug free, and now waits for what becomes of the other one.
    await expect
      .poll(() => accounts.sql`select 1 from pg_stat_activity where ${pid}::int = any(pg_blocking_pids(pid))`)
      .toHaveLength(1)
  })
  await expectToast(page, 'Error', 'This slug is already taken. Please choose another.')
  await expect(field(page, 'Slug')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('region', { name: 'Two versions of this post' })).toHaveCount(0)

  await field(page, 'Slug').fill(`mine-${author.username}`)
  await save(page)
  await expectToast(page, 'Post updated')
})
