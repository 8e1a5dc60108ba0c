/** What a message can be about. The keys are stored nowhere; the labels stand in the form and in the mail. */
export const CONTACT_TOPICS = {
  correction: 'A correction',
  review: 'A question about a review',
  account: 'My account',
  privacy: 'Privacy and my data',
  security: 'A security problem',
  advertising: 'Advertising',
  careers: 'Working with us',
  other: 'Something else',
} as const

export type ContactTopic = keyof typeof CONTACT_TOPICS

/** Longest message, in characters, as for everything else people write here. */
export const CONTACT_MESSAGE_LIMIT = 10_000
