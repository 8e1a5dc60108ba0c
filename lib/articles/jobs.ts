import 'server-only'
import { expireTagsFromJob } from '@/lib/core/internal-call'
import type { Job } from '@/lib/core/jobs'
import { tagsOfText } from './expiry'
import { emptyTrash, publishDuePosts } from './trash-commands'

/** Tags of what came out and is not shown yet, because expiring them failed; the next round tries again. */
const waiting = new Set<string>()

/** Publishes what is due, and shows it. */
export async function publishDue(expire = expireTagsFromJob): Promise<number> {
  const posts = await publishDuePosts()
  for (const { kind, slug } of posts) for (const tag of tagsOfText(kind, [slug])) waiting.add(tag)
  const tags = [...waiting]
  if (tags.length > 0) await expire(tags)
  for (const tag of tags) waiting.delete(tag)
  return posts.length
}

/** What texts need done by themselves: they come out when their time has come, and the trash is emptied. */
export const articleJobs: readonly Job[] = [
  { name: 'publish-due', everySeconds: 10, run: () => publishDue() },
  { name: 'empty-trash', cron: '40 3 * * *', run: emptyTrash },
]
