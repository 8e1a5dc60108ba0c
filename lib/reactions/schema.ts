import { z } from 'zod'

/** What can be liked. A review is an article with a rating. */
export const LIKED_KINDS = ['article', 'comment', 'topic', 'reply'] as const
export type LikedKind = (typeof LIKED_KINDS)[number]

/** A like or its end. Without `want` it is turned round, which is all that a page without scripts can ask for. */
export const likeInput = z.object({
  kind: z.enum(LIKED_KINDS),
  id: z.uuid(),
  want: z.enum(['liked', 'not-liked']).optional(),
})

/** Following or its end. Without `want` it is turned round. */
export const followInput = z.object({
  username: z.string().min(1).max(60),
  want: z.enum(['following', 'not-following']).optional(),
})
