import { randomBytes, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Accounts, Person } from '@/tests/support/people'
import { expect } from '../../accounts/support/test'

/** Words that nobody else writes, such as `mark-1c9f02ab`. */
export const someMark = () => `mark${randomBytes(4).toString('hex')}`

/** A topic of long ago, so that it does not push itself in front, written directly into the site's database. */
export async function addTopic(
  { sql }: Accounts,
  author: Person,
  { replies = 0, locked = false, title = someMark() } = {},
) {
  const [id, slug] = [randomUUID(), title.toLowerCase().replaceAll(' ', '-')]
  const [topic] = await sql<{ number: number }[]>`
    insert into topics (id, slug, title, excerpt, content, author_id, category, created_at, last_activity_at, locked_at)
    values (${id}, ${slug}, ${title}, 'Which one?', 'Which one do you **take**?', ${author.id},
      (select id from categories where kind = 'topic' and slug = 'hardware'), '2024-05-01', '2024-05-01',
      ${locked ? sql`now()` : null})
    returning number`
  await sql`
    insert into replies (id, topic_id, position, author_id, content, created_at)
    select gen_random_uuid(), ${id}, n, ${author.id}, 'Answer no. ' || n, timestamptz '2024-05-01' + n * interval '1 minute'
    from generate_series(1, ${replies}::int) n`
  const number = topic?.number ?? 0
  return { id, number, slug, title, path: `/forum/topic/${number}/${slug}` }
}

/** A post on show by words of its text. */
export const postOf = (page: Page, words: string) =>
  page.locator('.post').filter({ visible: true }).filter({ hasText: words })
export const text = (page: Page) => page.getByRole('main').getByLabel('Text', { exact: true }).filter({ visible: true })
export const titles = (page: Page) =>
  page
    .getByRole('main')
    .locator('.topics')
    .filter({ visible: true })
    .getByRole('heading', { level: 3 })
    .getByRole('link')

/** The figures of one column of the list, from the first row on. */
export async function figures(page: Page, label: 'Replies' | 'Likes' | 'Views'): Promise<number[]> {
  const texts = await page.locator('.topics > li:visible').evaluateAll(
    (rows, name) =>
      rows.map((row) => {
        const terms = [...row.querySelectorAll('dt')]
        return terms.find((term) => term.textContent === name)?.nextElementSibling?.textContent ?? ''
      }),
    label,
  )
  expect(texts.length).toBeGreaterThan(0)
  return texts.map((figure) => Number(figure.replaceAll(',', '')))
}
