/** Longest text of a post, in characters (design, section 9). */
export const FORUM_POST_LIMIT = 10_000
export const TITLE_LIMITS = { min: 5, max: 120 } as const
/** The youngest discussions under a tag that its page shows. */
export const TOPICS_OF_TAG = 5
export const TAG_LIMITS = { most: 5, min: 2, max: 30 } as const
