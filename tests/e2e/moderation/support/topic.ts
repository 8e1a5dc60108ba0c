import { randomBytes, randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import type { Accounts, Person } from '@/tests/support/people'
import { someAddress } from '@/tests/support/some-address'
import { enter } from '../../accounts/support/test'

/** A new topic by one member with a reply by another, written directly into the site's database. */
export async function beginTopic({ sql }: Accounts, author: Person, replier: Person) {
  const [topicId, replyId, mark] = [randomUUID(), randomUUID(), randomBytes(4).toString('hex')]
  const [title, text] = [`A quiet fan ${mark}`, `Buy cheap watches ${mark}`]
  const slug = `a-quiet-fan-${mark}`
  const [topic] = await sql<{ number: number }[]>`
    insert into topics (id, slug, title, excerpt, content, author_id, category)
    values (${topicId}, ${slug}, ${title}, 'Which one?', 'Which one?', ${author.id},
      (select id from categories where kind = 'topic' order by name limit 1))
    returning number`
  await sql`
    insert into replies (id, topic_id, position, author_id, content)
    values (${replyId}, ${topicId}, 1, ${replier.id}, ${text})`
  return { topicId, replyId, title, text, address: `/forum/topic/${topic?.number}/${slug}` }
}

/** Somebody signed in, in a browser of their own. Close its context at the end. */
export async function enterAs(
  browser: Browser,
  person: Person,
  options: { javaScriptEnabled?: boolean } = {},
): Promise<Page> {
  const context = await browser.newContext({ ...options, extraHTTPHeaders: { 'X-Forwarded-For': someAddress() } })
  const page = await context.newPage()
  await enter(page, person)
  return page
}
