import { z } from 'zod'
import { formatCount } from '@/lib/core/format-count'
import { postKey } from '@/lib/core/post-key'
import { rawText } from '@/lib/core/raw-text'
import { saysSomething } from '@/lib/core/says-something'
import { sender } from '@/lib/core/sender'
import { COMMENT_LIMIT } from './limits'

/** Told of a text that says nothing; what says something and shows nothing is found when it is posted. */
export const BLANK = 'Please write something first'

const TOO_LONG = `Please use at most ${formatCount(COMMENT_LIMIT)} characters`

const content = rawText(COMMENT_LIMIT, TOO_LONG, BLANK)
  .refine(saysSomething, { error: BLANK, abort: true })
  .refine((text) => [...text].length <= COMMENT_LIMIT, TOO_LONG)

export const commentInput = z.object({
  articleId: z.uuid(),
  /** The comment that is answered; replies go one level deep. */
  parentId: z.uuid().optional(),
  content,
  sender,
  postKey,
})

export const commentEditInput = z.object({ id: z.uuid(), version: z.coerce.number().int().positive(), content })
export const commentIdInput = z.object({ id: z.uuid() })
