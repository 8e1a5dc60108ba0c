import 'server-only'
import { after } from 'next/server'
import { expireTag } from '@/lib/core/expire'
import { tags } from '@/lib/core/tags'

/** Lists of texts say how many comments each has, so every comment would make all of them anew: once a second is enough. */
const COUNTS_EVERY_MS = 1000

let countsExpiredAt = 0
let isDue = false

/** What shows a discussion: its page and, when the number of comments changed, the lists that tell it. */
export function expireDiscussion(articleId: string, change: 'count' | 'text' = 'text'): void {
  expireTag(tags.comments(articleId))
  if (change === 'count') expireCounts()
}

function expireCounts() {
  const early = countsExpiredAt + COUNTS_EVERY_MS - Date.now()
  if (early <= 0) return expireCountsNow()
  if (isDue) return
  isDue = true
  after(async () => {
    await new Promise((resolve) => setTimeout(resolve, early))
    expireCountsNow()
  })
}

function expireCountsNow() {
  isDue = false
  countsExpiredAt = Date.now()
  expireTag(tags.commentCounts)
}
