import type { Member } from '@/lib/core/viewer'

/** A wishlist is for everybody who is signed in (design, section 7). */
export const canWish = (_member: Member): boolean => true
