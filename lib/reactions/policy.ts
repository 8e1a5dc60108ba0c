import type { Member } from '@/lib/core/viewer'

/** Own text is not to be liked; nobody wrote the text of somebody who left. */
export const canLike = (member: Member, target: { authorId: string | null }): boolean => target.authorId !== member.id

/** Nobody follows themselves. */
export const canFollow = (member: Member, author: { id: string }): boolean => author.id !== member.id
