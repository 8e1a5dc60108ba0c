import { z } from 'zod'

/** Longest comment, in characters (design, section 9). */
export const COMMENT_LIMIT = 10_000

/** Replies under one comment; whoever has more to say begins anew. Keeps a page of a discussion within bounds. */
export const MOST_REPLIES = 200

/** Something that can be seen; blanks and invisible signs alone are not. */
const VISIBLE = /[^\s\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0]/u

/** Whether a text says anything. */
export const saysSomething = (text: string) => VISIBLE.test(text)

const content = z
  .string('Please write something first')
  .refine(saysSomething, { error: 'Please write something first', abort: true })
  .refine(
    (text) => [...text].length <= COMMENT_LIMIT,
    `Please use at most ${COMMENT_LIMIT.toLocaleString('en-US')} characters`,
  )

export const commentInput = z.object({
  articleId: z.uuid(),
  /** The comment that is answered; replies go one level deep. */
  parentId: z.uuid().optional(),
  content,
  /** Names one act of posting; made in the browser, absent without scripts. */
  postKey: z.uuid().optional().catch(undefined),
})

export const commentEditInput = z.object({ id: z.uuid(), version: z.coerce.number().int().positive(), content })
export const commentIdInput = z.object({ id: z.uuid() })
