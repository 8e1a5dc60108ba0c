import 'server-only'
import { expireTagsFromJob } from '@/lib/core/internal-call'
import type { Job } from '@/lib/core/jobs'
import { tags } from '@/lib/core/tags'
import { coolTopics } from './commands/heat'

/** What the forum needs done by itself: topics cool down, and the lists show views and heat of the last hour. */
export const forumJobs: readonly Job[] = [
  {
    name: 'forum-heat',
    cron: '7 * * * *',
    async run() {
      const cooled = await coolTopics()
      await expireTagsFromJob([tags.topics, ...cooled.map(tags.topic)])
      return { cooled: cooled.length }
    },
  },
]
