import pg from 'pg'
import { type ForumSort, TOPICS_PER_PAGE } from '@/lib/forum/list-state'
import { pageOfReply } from '@/lib/forum/reply-page'
import type { TopicScope } from '@/lib/forum/row-queries'
import { LONG_TOPIC, SHORT_TOPIC } from './fill-forum'
import { explain, watchQueries } from './query-plans'

/**
 * Times the forum's own queries on the database of DATABASE_URL, and asks Postgres how it finds the rows. A process of its
 * own, since the client belongs to one database. Prints JSON.
 */
const RUNS = 100

watchQueries()
const { selectTopics } = await import('@/lib/forum/row-queries')
const { selectTopic, selectReplies } = await import('@/lib/forum/topic-queries')
const { db } = await import('@/lib/core/db')

const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
const { rows: categories } = await client.query(
  'select category as id from topic_counts order by topics desc, category',
)
const [category, quiet] = [String(categories[0]?.id), String(categories.at(-1)?.id)]

const SCOPES: [string, TopicScope, number][] = [
  ['all', {}, 1],
  ['all', {}, 50],
  ['category', { categoryId: category }, 1],
  ['category', { categoryId: category }, 8],
  ['quiet category', { categoryId: quiet }, 1],
  ['pinned', { only: 'pinned' }, 1],
  ['hot', { only: 'hot' }, 1],
]

const lists = await measure(
  (['recent', 'replies', 'likes', 'views'] satisfies ForumSort[]).flatMap((sort) =>
    SCOPES.map(([scope, asked, page]) => ({
      name: `${sort}, ${scope}, page ${page}`,
      act: () => selectTopics(asked, sort, TOPICS_PER_PAGE, (page - 1) * TOPICS_PER_PAGE),
    })),
  ),
)

const last = pageOfReply(LONG_TOPIC.replies)
const topics = await measure(
  (
    [
      [SHORT_TOPIC, 1],
      [LONG_TOPIC, 1],
      [LONG_TOPIC, last / 2],
      [LONG_TOPIC, last],
    ] as const
  ).map(([{ number, replies }, page]) => ({
    name: `${replies} replies, page ${page}`,
    act: async () => {
      const topic = await selectTopic(number)
      return topic ? selectReplies(topic.id, page) : []
    },
  })),
)

await db.$disconnect()
await client.end()
console.log(JSON.stringify({ lists, topics }))

/**
 * The median of many runs in milliseconds, and the plans of one more. The pages take turns, so that what else the machine
 * does meets all of them alike.
 */
async function measure(pages: { name: string; act: () => Promise<unknown[]> }[]) {
  const times = pages.map((): number[] => [])
  for (let run = -20; run < RUNS; run++) {
    for (const [index, { act }] of pages.entries()) {
      const began = performance.now()
      const rows = await act()
      if (run >= 0) times[index]?.push(performance.now() - began)
      if (rows.length === 0) throw new Error('A page without rows is no measure.')
    }
  }
  const results = []
  for (const [index, { name, act }] of pages.entries()) {
    const ms = times[index]?.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0
    results.push({ name, ms, plan: await explain(client, ['topics', 'replies'], act) })
  }
  return results
}
