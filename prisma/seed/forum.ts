import type postgres from 'postgres'
import { toExcerpt } from '@/lib/core/excerpt'
import { toPlainText } from '@/lib/core/markdown/plain-text'
import { toSlug } from '@/lib/core/slug'
import { decayedHeat, isHot } from '@/lib/forum/heat'
import { between, chance, daysAgo, SEED_NOW, seedId, shuffled } from './deterministic'
import { seedForumLikes } from './forum-likes'
import { insertRows } from './insert-rows'
import { personId } from './people'
import type { SmallContent } from './small-content-schema'
import { categoryId } from './taxonomy'

const HOUR = 3_600_000

/** The specification's counters; what the rows do not have is kept as an offset, zero in production. */
const COUNTERS = { topics: 1248, posts: 8942, members: 3567 }

type Topics = SmallContent['topics']

/** How many topics are of the last days; what is said in them is said quickly, and some of them are hot. */
const FRESH = 5

/** When a topic began, and when each reply came: quick at first, then slower, never after the sample site's present. */
function timeline(slug: string, index: number, replies: number): { began: Date; replied: Date[] } {
  const age = index < FRESH ? 0.5 + index * 0.4 : 1 + (index - FRESH + 1) * 1.9 + chance(`topic:${slug}`) * 2
  const began = daysAgo(age)
  const room = SEED_NOW.getTime() - began.getTime() - HOUR / 6
  const spread = Math.min(room, (replies + 1) * between(2, 16, `pace:${slug}`) * HOUR)
  const replied = Array.from({ length: replies }, (_, position) => {
    const share = ((position + 0.4 + chance(`reply:${slug}:${position}`) * 0.5) / (replies + 1)) ** 1.4
    return new Date(began.getTime() + share * spread)
  })
  return { began, replied }
}

function sampleTopics(topics: Topics) {
  const all = Object.entries(topics).flatMap(([category, list]) => list.map((topic) => ({ category, topic })))
  return shuffled(all, 'topics').map(({ category, topic }, index) => {
    const slug = toSlug(topic.title)
    const { began, replied } = timeline(slug, index, topic.replies.length)
    return { category, topic, slug, began, replied, id: seedId('topic', slug, began) }
  })
}

export async function seedForum(sql: postgres.ISql, topics: Topics, tagId: (name: string) => string): Promise<void> {
  const samples = sampleTopics(topics)
  await insertRows(
    sql,
    'topics',
    // Numbers are given in the order of creation, as the sequence would have.
    [...samples]
      .sort((a, b) => a.began.getTime() - b.began.getTime())
      .map(({ category, topic, slug, began, replied, id }, position) => {
        const lastActivity = replied.at(-1) ?? began
        const heat = replied.reduce((sum, at) => sum + decayedHeat(1, (SEED_NOW.getTime() - at.getTime()) / HOUR), 0)
        return {
          id,
          number: position + 1,
          slug,
          title: topic.title,
          excerpt: toExcerpt(toPlainText(topic.content), 160),
          content: topic.content,
          author_id: personId(topic.author),
          category: categoryId('topic', category),
          created_at: began,
          last_activity_at: lastActivity,
          last_author_id: personId(topic.replies.at(-1)?.author ?? topic.author),
          pinned: topic.pinned,
          view_count: between(40, 2600, `views:${slug}`),
          heat,
          heat_at: SEED_NOW,
          hot: isHot(heat),
          tag_names: topic.tags,
        }
      }),
  )
  await sql`select setval(pg_get_serial_sequence('topics', 'number'), (select max(number) from topics))`
  await insertRows(
    sql,
    'replies',
    samples.flatMap(({ topic, slug, replied, id }) =>
      topic.replies.map((reply, index) => {
        const at = replied[index] ?? SEED_NOW
        return {
          id: seedId('reply', `${slug}:${index}`, at),
          topic_id: id,
          position: index + 1,
          author_id: personId(reply.author),
          content: reply.content,
          created_at: at,
        }
      }),
    ),
  )
  await seedForumLikes(
    sql,
    samples.flatMap(({ id, slug, topic, began, replied }) => [
      { key: slug, at: began, author: topic.author, target: { topic_id: id } },
      ...topic.replies.map((reply, index) => {
        const at = replied[index] ?? SEED_NOW
        const key = `${slug}:${index}`
        return { key, at, author: reply.author, target: { reply_id: seedId('reply', key, at) } }
      }),
    ]),
  )
  await insertRows(
    sql,
    'topic_tags',
    samples.flatMap(({ id, topic }) => [...new Set(topic.tags.map(tagId))].map((tag_id) => ({ topic_id: id, tag_id }))),
  )
  await seedCounters(sql)
}

async function seedCounters(sql: postgres.ISql) {
  const [rows] = await sql<{ topics: number; posts: number; members: number }[]>`
    select (select count(*) from topics)::int as topics,
      ((select count(*) from topics) + (select count(*) from replies))::int as posts,
      (select count(*) from profiles)::int as members`
  if (!rows) return
  const value = {
    topics: COUNTERS.topics - rows.topics,
    posts: COUNTERS.posts - rows.posts,
    members: COUNTERS.members - rows.members,
  }
  await insertRows(sql, 'site_settings', [{ key: 'forum_counter_offsets', value, updated_at: SEED_NOW }])
}
