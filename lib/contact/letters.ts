import type { Letter } from '@/lib/core/mail'
import { site } from '@/lib/core/site'
import type { ContactMessage } from './schema'
import { CONTACT_TOPICS } from './topics'

/** The message as the people behind the site get it; their answer goes to whoever wrote. */
export const toStaffLetter = ({ name, email, topic, message }: ContactMessage, reference: string): Letter => ({
  to: site.contact,
  replyTo: email,
  subject: `[${reference}] ${CONTACT_TOPICS[topic]}: ${name}`,
  heading: CONTACT_TOPICS[topic],
  paragraphs: [`From: ${name} <${email}>\nReference: ${reference}`, message],
  note: 'Sent with the contact form. Your answer goes to the address above.',
})

/**
 * Anything that a mail program could turn into a link: addresses of the web and of mail, and names of hosts that stand alone.
 * It takes `end.Begin` for one too, which costs no more than the repetition of a text.
 */
const HAS_LINK = /:\/\/|\b(?:mailto|tel|sms):|[@＠]|[\p{L}\p{N}_-][.。．｡]\p{L}{2}|\d(?:\.\d{1,3}){3}/iu

/**
 * The copy for whoever wrote. Anybody can type somebody else's address, so a text with links is not passed on and the name
 * is not repeated: the form must be of no use for sending advertisements to strangers.
 */
export const toCopy = ({ email, topic, message }: ContactMessage, reference: string): Letter => ({
  to: email,
  subject: `We have your message (${reference})`,
  heading: 'Thank you for your message',
  paragraphs: [
    `About: ${CONTACT_TOPICS[topic]}\nReference: ${reference}`,
    'A person will read it. We usually answer within three working days.',
    HAS_LINK.test(message) ? 'Your text holds links, so this letter does not repeat it.' : message,
  ],
  note: `You get this because somebody used the contact form of ${site.name} with your address. If it was not you, there is nothing to do.`,
})
