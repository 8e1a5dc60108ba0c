import { z } from 'zod'
import { cleanTitle } from '@/lib/core/clean-title'
import { MAX_EMAIL } from '@/lib/core/email-length'
import { formatCount } from '@/lib/core/format-count'
import { postKey } from '@/lib/core/post-key'
import { rawText } from '@/lib/core/raw-text'
import { saysSomething } from '@/lib/core/says-something'
import { CONTACT_MESSAGE_LIMIT, CONTACT_TOPICS, type ContactTopic } from './topics'

const TOPIC_KEYS = Object.keys(CONTACT_TOPICS) as [ContactTopic, ...ContactTopic[]]

const text = (missing: string) => z.string(missing).trim().refine(saysSomething, { error: missing, abort: true })

const NAME_MISSING = 'Please enter your name'
const NAME_TOO_LONG = 'Please use at most 100 characters'

export const contactInput = z.object({
  /** One line, since it stands in one of the letter. */
  name: rawText(100, NAME_TOO_LONG, NAME_MISSING)
    .trim()
    .refine(saysSomething, { error: NAME_MISSING, abort: true })
    .overwrite(cleanTitle)
    .max(100, NAME_TOO_LONG),
  email: text('Please enter your email address')
    .max(MAX_EMAIL, 'Please enter a valid email address')
    .pipe(z.email('Please enter a valid email address')),
  topic: z.enum(TOPIC_KEYS, 'Please choose what it is about'),
  message: text('Please enter a message')
    .min(20, 'Please write at least 20 characters')
    .max(CONTACT_MESSAGE_LIMIT, `Please use at most ${formatCount(CONTACT_MESSAGE_LIMIT)} characters`),
  /** No person sees this field. Whatever fills it in is a program. */
  website: z.string().max(10_000).optional(),
  postKey,
})

export type ContactMessage = z.output<typeof contactInput>
