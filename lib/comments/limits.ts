/** Longest comment, in characters (design, section 9). */
export const COMMENT_LIMIT = 10_000

/** Replies under one comment; whoever has more to say begins anew. Keeps a page of a discussion within bounds. */
export const MOST_REPLIES = 200
