import 'server-only'
import { expireTagsFromJob } from '@/lib/core/internal-call'
import type { Job } from '@/lib/core/jobs'
import { tellOfNewTexts } from '@/lib/notifications/author-commands'
import { publishDuePosts } from './due-commands'
import { tagsOfText } from './expiry'
import { emptyTrash } from './trash-commands'

/** Publishes what is due, and shows it. */
export async function publishDue(): Promise<number> {
  let count = 0
  for (let isMore = true; isMore; ) {
    const { posts, more } = await publishDuePosts()
    await expireTagsFromJob(posts.flatMap(({ kind, slug }) => tagsOfText(kind, [slug])))
    count += posts.length
    isMore = more
  }
  return count
}

/** What texts need done by themselves: they come out when their time has come, followers hear of it, the trash is emptied. */
export const articleJobs: readonly Job[] = [
  { name: 'tell-followers', everySeconds: 10, run: tellOfNewTexts },
  { name: 'publish-due', everySeconds: 10, run: () => publishDue() },
  { name: 'empty-trash', cron: '40 3 * * *', run: emptyTrash },
]
