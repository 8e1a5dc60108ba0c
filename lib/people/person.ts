import type { TagLabel } from '@/lib/taxonomy/tag-queries'

/** What readers see of somebody who writes here. `joinedAt` is ISO 8601; counts stop at a thousand. */
export type Person = {
  id: string
  username: string
  name: string
  avatar: string | null
  bio: string | null
  joinedAt: string
  counts: { reviews: number; articles: number; topics: number }
  /** The tags used most in their newest texts. */
  writesAbout: TagLabel[]
}

/** Most of each kind that are counted of one person. */
export const MOST_COUNTED_OF_PERSON = 1000

/** A member who has begun fewer discussions stays out of the index (shared rules for search engines, section 2). */
export const FEWEST_TOPICS = 3

/** Authors are worth finding; members once they have begun some discussions. */
export const isIndexed = ({ counts }: Person) => counts.reviews + counts.articles > 0 || counts.topics >= FEWEST_TOPICS
