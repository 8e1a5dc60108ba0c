import { z } from 'zod'

/** What an issue can hold. The keys are stored; whoever subscribes starts with all of them. */
export const NEWSLETTER_TOPICS = {
  reviews: 'New reviews, with their scores',
  articles: 'Articles and guides',
  news: 'The week’s news',
  community: 'Discussions worth reading',
} as const

export type NewsletterTopic = keyof typeof NEWSLETTER_TOPICS

export const TOPIC_KEYS = Object.keys(NEWSLETTER_TOPICS) as [NewsletterTopic, ...NewsletterTopic[]]

/** Where a form stands; kept with the address, so that staff sees which form is worth its place. */
const SOURCES = ['footer', 'home', 'page'] as const
export type NewsletterSource = (typeof SOURCES)[number]

export const STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const
export type NewsletterStatus = (typeof STATUSES)[number]

/** What is said once a link has done what it is for, and whenever it is opened after that. */
export const DONE = {
  confirmed: 'Your subscription is confirmed.',
  unsubscribed: 'You have been unsubscribed.',
} as const satisfies Partial<Record<NewsletterStatus, string>>

/** Rows of a page of the list that staff sees. */
export const SUBSCRIBERS_PER_PAGE = 50

const MISSING = 'Please enter your email address'
const WRONG = 'Please enter a valid email address'

export const subscribeInput = z.object({
  email: z
    .string(MISSING)
    .trim()
    .toLowerCase()
    .min(1, { error: MISSING, abort: true })
    .max(254, WRONG)
    .pipe(z.email(WRONG)),
  source: z.enum(SOURCES).catch('page'),
  /** No person sees this field. Whatever fills it in is a program. */
  website: z.string().max(10_000).optional(),
})

/** The secret of a link. Nobody types it, so a bad one is told by the action's own sentence. */
const token = z.string().max(200).catch('')

export const linkInput = z.object({ token })

export const topicsInput = z.object({
  token,
  topics: z
    .array(z.enum(TOPIC_KEYS, 'Please choose from the list'))
    .min(1, 'Please choose at least one topic, or unsubscribe below'),
})
