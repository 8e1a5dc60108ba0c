/** Longest comment, in characters (design, section 9). */
export const COMMENT_LIMIT = 10_000

/** Replies under one comment; whoever has more to say begins anew. Keeps a page of a discussion within bounds. */
export const MOST_REPLIES = 200

/** Something that can be seen; blanks and invisible signs alone are not. */
const VISIBLE = /[^\s\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0]/u

/** Whether a text says anything. */
export const saysSomething = (text: string) => VISIBLE.test(text)
