import { z } from 'zod'
import { formatCount } from '@/lib/core/format-count'
import { postKey } from '@/lib/core/post-key'
import { rawList, rawText } from '@/lib/core/raw-text'
import { saysSomething } from '@/lib/core/says-something'
import { sender } from '@/lib/core/sender'
import { FORUM_POST_LIMIT, TAG_LIMITS, TITLE_LIMITS } from './limits'
import { cleanTitle, isReadable } from './title'

const REASON_LIMIT = 500

const letters = (text: string) => [...text].length

const TITLE_TOO_LONG = `Please use at most ${TITLE_LIMITS.max} characters`

const title = rawText(TITLE_LIMITS.max, TITLE_TOO_LONG, 'Please enter a title')
  .transform(cleanTitle)
  .pipe(
    z
      .string()
      .min(1, { error: 'Please enter a title', abort: true })
      .refine(isReadable, { error: 'Please enter a title that can be read', abort: true })
      .refine((text) => letters(text) >= TITLE_LIMITS.min, `Please use at least ${TITLE_LIMITS.min} characters`)
      .refine((text) => letters(text) <= TITLE_LIMITS.max, TITLE_TOO_LONG),
  )

/** Told of a text that says nothing; what says something and shows nothing is found when it is posted. */
export const BLANK = 'Please enter a text'

const TOO_LONG = `Please use at most ${formatCount(FORUM_POST_LIMIT)} characters`

const content = rawText(FORUM_POST_LIMIT, TOO_LONG, BLANK)
  .refine(saysSomething, { error: BLANK, abort: true })
  .refine((text) => letters(text) <= FORUM_POST_LIMIT, TOO_LONG)

const TOO_MANY_TAGS = `Please use at most ${TAG_LIMITS.most} tags`
const TAG_LENGTH = `A tag has ${TAG_LIMITS.min} to ${TAG_LIMITS.max} characters`

/** `"usb-c, Battery life, usb-c"` → `['usb-c', 'battery life']`. */
const tags = rawList({
  most: TAG_LIMITS.most,
  entry: TAG_LIMITS.max,
  separator: ',',
  tooMany: TOO_MANY_TAGS,
  tooLong: TAG_LENGTH,
})
  .default('')
  .transform((text) => [...new Set(text.split(',').map((tag) => cleanTitle(tag).toLowerCase()))].filter(Boolean))
  .pipe(
    z
      .array(
        z
          .string()
          .refine(isReadable, 'A tag needs letters or digits')
          .refine((tag) => letters(tag) >= TAG_LIMITS.min && letters(tag) <= TAG_LIMITS.max, TAG_LENGTH),
      )
      .max(TAG_LIMITS.most, TOO_MANY_TAGS),
  )

const id = z.uuid()
const version = z.coerce.number().int().positive()
const category = z.string('Please choose a category').min(1, 'Please choose a category').max(100)
const reason = z
  .string('Please give a reason')
  .trim()
  .refine(saysSomething, 'Please give a reason')
  .max(REASON_LIMIT, `Please use at most ${REASON_LIMIT} characters`)

export const topicInput = z.object({ title, category, tags, content, sender, postKey })

export const replyInput = z.object({
  topicId: id,
  content,
  /** The position of the reply that is quoted; 0 is the first post. */
  quotes: z.coerce.number().int().nonnegative().optional().catch(undefined),
  sender,
  postKey,
})

export const topicEditInput = z.object({ id, version, title, category, tags, content })
export const replyEditInput = z.object({ id, version, content })
export const postIdInput = z.object({ id })
export const followInput = z.object({ topicId: id, level: z.enum(['follow', 'mute', 'none']) })

/** A form's `'yes'` or `'no'`. */
const answer = z.enum(['yes', 'no']).transform((value) => value === 'yes')
export const pinInput = z.object({ id, pinned: answer, reason })
export const lockInput = z.object({ id, locked: answer, reason })
export const moveInput = z.object({ id, category, reason })
