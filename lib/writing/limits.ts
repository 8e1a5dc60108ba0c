/** Longest text of a comment, topic or reply, in characters (design, section 9). */
export const TEXT_LIMIT = 10_000
