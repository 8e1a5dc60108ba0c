import type { Letter } from '@/lib/core/mail'
import { routes } from '@/lib/core/routes'
import { site } from '@/lib/core/site'
import { toAbsolute } from '@/lib/core/to-absolute'

/** The mails about taking one's data along and about leaving. Links are built from SITE_URL, never from a request. */

const toDay = (at: Date) => at.toLocaleString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Tells a member that the copy of their data can be fetched, until when and where. */
export const exportReadyLetter = (to: string, username: string, expiresAt: Date): Letter => ({
  to,
  subject: `Your ${site.name} data is ready`,
  heading: 'Your data is ready',
  paragraphs: [
    `The copy of everything the account ${username} holds can be fetched from your settings until ${toDay(expiresAt)}.`,
    'The file is JSON. You have to be signed in to fetch it.',
  ],
  action: { label: 'Go to your settings', href: toAbsolute(routes.settings) },
  note: 'If you did not ask for this, change your password: somebody else is signed in to your account.',
})

/** Tells a member when their account ends, what goes with it, and how to keep it. */
export const deletionRequestedLetter = (to: string, username: string, endsAt: Date, removesText: boolean): Letter => ({
  to,
  subject: `Your ${site.name} account will be deleted`,
  heading: 'Your account will be deleted',
  paragraphs: [
    `The account ${username} will be deleted on ${toDay(endsAt)}. You have been signed out everywhere.`,
    removesText
      ? 'Your texts will be removed. Discussions stay readable for the others who took part.'
      : 'Your published texts stay, under the name “[deleted]”. Drafts will be removed.',
    'If you change your mind, sign in before that day; everything is then as it was.',
  ],
  action: { label: 'Sign in to keep the account', href: toAbsolute(routes.signIn) },
  note: `If this was not you, sign in and change your password. The newsletter is a list of its own; each issue has a link that ends it.`,
})

/** The last mail to an address whose account is gone. */
export const accountDeletedLetter = (to: string, username: string): Letter => ({
  to,
  subject: `Your ${site.name} account has been deleted`,
  heading: 'Goodbye',
  paragraphs: [
    `The account ${username} and what it stored have been deleted. This cannot be undone.`,
    'This is the last mail about it.',
  ],
})
