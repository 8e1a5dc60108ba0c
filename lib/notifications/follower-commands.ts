import 'server-only'
import type { Db } from '@/lib/core/db'
import { toExcerpt } from '@/lib/core/excerpt'

type FollowerNotice = { topicId: string; href: string; text: string; actorId: string; except: readonly string[] }

const TEXT_LIMIT = 300

/**
 * Tells everybody who follows a topic of a new reply, in one statement however many they are. `except` are ids of members
 * who hear of it in another way, and whoever wrote it.
 */
export async function notifyFollowers(tx: Db, { topicId, href, text, actorId, except }: FollowerNotice): Promise<void> {
  await tx.$executeRaw`
    insert into notifications (id, user_id, kind, subject, href, text, actor_id)
    select gen_random_uuid(), f.user_id, 'reply', ${`topic:${topicId}`}, ${href}, ${toExcerpt(text, TEXT_LIMIT)}, ${actorId}::uuid
    from topic_follows f
    where f.topic_id = ${topicId}::uuid and f.level = 'follow' and f.user_id <> all(${[...except]}::uuid[])`
}
