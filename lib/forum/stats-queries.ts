import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { z } from 'zod'
import { db } from '@/lib/core/db'
import { DELETED_USER } from '@/lib/core/deleted-user'
import { tags } from '@/lib/core/tags'
import { listForumCategories } from './queries'

/** What the sample site adds to its rows to show the specification's figures; absent, hence zero, in production. */
const offsets = z.object({ topics: z.number().int(), posts: z.number().int(), members: z.number().int() })
const NONE = { topics: 0, posts: 0, members: 0 }

export type ForumStats = z.output<typeof offsets>

/** The figures of the forum's panel. Members join without telling the forum, so their number is some hours late at most. */
export async function readForumStats(): Promise<ForumStats> {
  'use cache'
  cacheLife('trends')
  cacheTag(tags.everything, tags.topics, tags.settings)
  const [categories, members, setting] = await Promise.all([
    listForumCategories(),
    db.profile.count({ where: { id: { not: DELETED_USER.id } } }),
    db.siteSetting.findUnique({ where: { key: 'forum_counter_offsets' }, select: { value: true } }),
  ])
  const extra = offsets.safeParse(setting?.value).data ?? NONE
  return {
    topics: categories.reduce((sum, { topics }) => sum + topics, extra.topics),
    posts: categories.reduce((sum, { posts }) => sum + posts, extra.posts),
    members: members + extra.members,
  }
}
