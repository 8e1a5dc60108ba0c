import type { Letter } from '@/lib/core/mail'
import { routes } from '@/lib/core/routes'
import { site } from '@/lib/core/site'
import { toAbsolute } from '@/lib/core/to-absolute'

/**
 * The mails of the newsletter. Links are built from SITE_URL, never from a request. Opening one changes nothing, since mail
 * programs and scanners open links too; each leads to a page with a button.
 */

const href = (path: string, token: string) => toAbsolute(`${path}?token=${token}`)

/** Answers the button of mail programs (RFC 8058) and leads people who follow it to the page with a button. */
const unsubscribeHref = (token: string) => href(routes.newsletterOneClick, token)

/** Asks whoever has the address whether they want the newsletter; nothing else is sent before. */
export const confirmLetter = (to: string, token: string): Letter => ({
  to,
  subject: `Please confirm your subscription to ${site.name}`,
  heading: 'One more step',
  paragraphs: [
    `Somebody, perhaps you, entered this address to get the ${site.name} newsletter.`,
    'Press the button to confirm. Nothing is sent before you do.',
  ],
  action: { label: 'Confirm subscription', href: href(routes.newsletterConfirm, token) },
  note: 'If this was not you, ignore this email; an address that is not confirmed is removed after 30 days.',
  unsubscribeHref: unsubscribeHref(token),
})

/** Follows a confirmation, with the way to choose topics and the way out. */
export const welcomeLetter = (to: string, token: string): Letter => ({
  to,
  subject: `Welcome to the ${site.name} newsletter`,
  heading: 'You are on the list',
  paragraphs: [
    'Thank you for subscribing to our newsletter.',
    'It holds what we tested, what we wrote and what readers discussed. You choose what of it you get, and every issue has a link that ends it.',
  ],
  action: { label: 'Choose your topics', href: href(routes.newsletterPreferences, token) },
  unsubscribeHref: unsubscribeHref(token),
})

/** To an address that is on the list already: the form's answer must not tell that to whoever typed it. */
export const alreadySubscribedLetter = (to: string, token: string): Letter => ({
  to,
  subject: `You already get the ${site.name} newsletter`,
  heading: 'You are on the list already',
  paragraphs: [
    `Somebody, perhaps you, entered this address once more to get the ${site.name} newsletter. Nothing was changed.`,
  ],
  action: { label: 'Choose your topics', href: href(routes.newsletterPreferences, token) },
  note: 'If this was not you, there is nothing to do.',
  unsubscribeHref: unsubscribeHref(token),
})
