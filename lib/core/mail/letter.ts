import { z } from 'zod'
import { MAX_EMAIL } from '../email-length'

/** What a mail says, before it has a look. All texts are plain; links are absolute http(s) addresses. */
export type Letter = {
  to: string
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** The one thing to press. */
  action?: { label: string; href: string }
  /** Small print below, such as 'If you did not ask for this, ignore it.' */
  note?: string
  /** Makes it a mailing: adds the footer link and the headers that mail programs turn into a button (RFC 8058). */
  unsubscribeHref?: string
  /** Who gets the answer, when that is not the site. */
  replyTo?: string
}

/** The parts of a mail that become header lines, none of which can hold a line break. */
type Envelope = { to: string; subject: string; headers: Record<string, string> }

const address = z.email().max(MAX_EMAIL)
const link = z.url({ protocol: /^https?$/ })

/**
 * Checks what goes into header lines. A subject may quote what a member wrote, so control characters become spaces.
 * @throws z.ZodError when an address or a link is not one.
 */
export function toEnvelope({ to, subject, action, unsubscribeHref, replyTo }: Letter): Envelope {
  if (action) link.parse(action.href)
  const reply: Record<string, string> = replyTo === undefined ? {} : { 'Reply-To': address.parse(replyTo) }
  return { to: address.parse(to), subject: toOneLine(subject), headers: { ...toHeaders(unsubscribeHref), ...reply } }
}

function toHeaders(unsubscribeHref: string | undefined): Record<string, string> {
  if (unsubscribeHref === undefined) return {}
  // `href` of the parser, not the given text: it has no spaces, line breaks or angle brackets left.
  const { href } = new URL(link.parse(unsubscribeHref))
  return { 'List-Unsubscribe': `<${href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

const toOneLine = (text: string) =>
  Array.from(text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim())
    .slice(0, 200)
    .join('')
