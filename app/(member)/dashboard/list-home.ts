import type { Member } from '@/lib/core/viewer'
import { listOwnDrafts } from '@/lib/dashboard/draft-queries'
import { listOwnTopics, listRepliesToMember } from '@/lib/dashboard/own-queries'
import { listRecentPosts } from '@/lib/dashboard/queries'

/** The four lists of the first tab; none waits for another. */
export async function listHome(member: Member) {
  const [posts, drafts, topics, replies] = await Promise.all([
    listRecentPosts(),
    listOwnDrafts(member),
    listOwnTopics(member),
    listRepliesToMember(member),
  ])
  return { posts, drafts, topics, replies }
}
