'use server'
import { memberAction } from '@/lib/core/action'
import { spendLimits } from '@/lib/core/action/preconditions'
import { db } from '@/lib/core/db'
import { DAY_SECONDS } from '@/lib/core/durations'
import { expireTag } from '@/lib/core/expire'
import { leaveNativePost } from '@/lib/core/native-post'
import { ok } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { addLike, countLikes, removeLike } from './commands'
import { findAuthor, findLikeTarget } from './like-queries'
import { canFollow, canLike } from './policy'
import { followInput, likeInput } from './schema'

/** Taking a like back is always free. */
const LIKES = [{ name: 'like', limit: 50, windowSeconds: DAY_SECONDS }] as const

/** Likes something, or no more: one like per member and target. */
export const toggleLike = memberAction({
  input: likeInput,
  subject: ({ kind, id }) => findLikeTarget(kind, id),
  allow: canLike,
  messages: { forbidden: 'You cannot like your own text.' },
  async run({ input, subject: target, member }) {
    const { kind, id, want } = input
    const wasLiked = want !== 'liked' && (await removeLike(db, member.id, kind, id))
    const likes = want === 'liked' || (want === undefined && !wasLiked)
    if (likes) {
      await spendLimits(LIKES, member.id, input)
      await addLike(db, member.id, kind, id)
    }
    for (const tag of target.tags) expireTag(tag)
    await leaveNativePost(target.page)
    return ok({ liked: likes, count: await countLikes(kind, id) })
  },
})

/** Follows an author, or no more. */
export const followAuthor = memberAction({
  input: followInput,
  unverified: 'allowed',
  subject: ({ username, want }) => findAuthor(username, want === 'not-following'),
  allow: canFollow,
  messages: { forbidden: 'You cannot follow yourself.' },
  limits: [{ name: 'follow', limit: 100, windowSeconds: DAY_SECONDS }],
  async run({ input: { want }, subject: author, member }) {
    const follow = { followerId: member.id, authorId: author.id }
    const followed = want !== 'following' && (await db.authorFollow.deleteMany({ where: follow })).count > 0
    const follows = want === 'following' || (want === undefined && !followed)
    if (follows) await db.authorFollow.createMany({ data: [follow], skipDuplicates: true })
    await leaveNativePost(routes.person(author.username))
    const name = author.fullName ?? author.username
    return ok({ follows }, follows ? `You follow ${name} now.` : `You no longer follow ${name}.`)
  },
})
