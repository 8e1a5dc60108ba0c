import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { type Accounts, someName } from '@/tests/support/people'
import { openPage, untilKnown } from '../../support/list'

/** A review of its own for one test, with so many comments of one other member. */
export async function addText({ sql, add }: Accounts, comments = 0) {
  const author = await add()
  const [id, slug] = [randomUUID(), someName('speaker')]
  await sql`
    insert into articles (id, kind, title, slug, content, excerpt, author_id, category, tag_names, status, rating_tenths, published_at)
    select ${id}, 'review', ${`The ${slug}`}, ${slug}, 'It is loud.', 'Loud.', ${author.id}, id, '{}', 'published', 40, '2001-02-03'
    from categories where kind = 'review' limit 1`
  await sql`
    insert into reviews (article_id, pros, cons, verdict, product_name, brand)
    values (${id}, '{Loud}', '{Heavy}', 'Good.', ${slug}, 'Orrin')`
  const talker = await add()
  for (let n = 1; n <= comments; n++) {
    await sql`
      insert into comments (id, article_id, author_id, content, created_at)
      values (${randomUUID()}, ${id}, ${talker.id}, ${`Comment no. ${n}.`}, now() - ${100 - n} * interval '1 minute')`
  }
  return { id, path: `/reviews/${slug}`, author, talker }
}

/** The id of the only comment of a text. */
export async function idOfComment({ sql }: Accounts, articleId: string) {
  const [comment] = await sql<{ id: string }[]>`select id from comments where article_id = ${articleId}`
  if (!comment) throw new Error('No comment.')
  return comment.id
}

/** The discussion of the page on show. */
export const discussion = (page: Page) => page.locator('#comments').filter({ visible: true })

/** Comments and replies in the order they stand. */
export const commentsOf = (page: Page) => discussion(page).locator('article.comment')

/** A comment by a part of its text. */
export const commentOf = (page: Page, text: string): Locator => commentsOf(page).filter({ hasText: text })

export const box = (page: Page) => discussion(page).getByLabel('Your comment', { exact: true })

/** A page with a discussion, once it knows who looks. */
export const openDiscussion = (page: Page, path: string) => untilKnown(page, () => openPage(page, path))
