import type { Letter } from '@/lib/core/mail'
import { routes } from '@/lib/core/routes'
import { site } from '@/lib/core/site'
import { toAbsolute } from '@/lib/core/to-absolute'

/**
 * The mails of the account system. Links are built from SITE_URL, never from a request, whose host anybody can forge.
 * Opening a link changes nothing: mail programs open links too.
 */

const NOT_YOU = 'If this was not you, ignore this email; nothing changes.'

const verifyHref = (token: string) => toAbsolute(`${routes.verifyEmail}?token=${token}`)
const resetHref = (token: string) => toAbsolute(routes.resetPasswordBy(token))

/**
 * A name as a mail to an address that nobody proved may say it. Whoever chose it may not be who reads it, and many mail
 * programs make a link of `evil.example`; a word joiner before each dot keeps them from it and is not seen.
 */
const toUnlinked = (username: string) => username.replaceAll('.', '\u2060.')

/** Brings the link and the code that prove an address. */
export const verifyLetter = (to: string, username: string, token: string, code: string): Letter => ({
  to,
  subject: `Verify your email address for ${site.name}`,
  heading: 'Verify your email address',
  paragraphs: [
    `Welcome to ${site.name}. You registered as ${toUnlinked(username)}.`,
    `Press the button to verify this address, or type this code on the page where you registered:\n\n${code}`,
    'The link and the code work once, for 24 hours. A newer email replaces this one.',
  ],
  action: { label: 'Verify email address', href: verifyHref(token) },
  note: `If you did not register, ignore this email; without you the address stays unverified.`,
})

/** To an address that somebody registers anew: the form's answer must not tell that it has an account. */
export const alreadyRegisteredLetter = (to: string): Letter => ({
  to,
  subject: `You already have an account at ${site.name}`,
  heading: 'You already have an account',
  paragraphs: [
    `Somebody, perhaps you, tried to register at ${site.name} with this address. It has an account already, so nothing was changed.`,
    `Sign in as usual. If you forgot the password, ask for a new one: ${toAbsolute(routes.resetPassword)}`,
  ],
  action: { label: 'Sign in', href: toAbsolute(routes.signIn) },
  note: NOT_YOU,
})

/** Brings the link for another password. */
export const resetLetter = (to: string, username: string, token: string): Letter => ({
  to,
  subject: `Reset your ${site.name} password`,
  heading: 'Choose a new password',
  paragraphs: [
    `Somebody, perhaps you, asked for a new password for ${toUnlinked(username)}.`,
    'The link works once, for 60 minutes. A newer email replaces this one.',
  ],
  action: { label: 'Choose a new password', href: resetHref(token) },
  note: NOT_YOU,
})

/** Tells that the password was changed, when and from where. */
export const passwordChangedLetter = (to: string, username: string, at: Date, network: string): Letter => ({
  to,
  subject: `Your ${site.name} password was changed`,
  heading: 'Your password was changed',
  paragraphs: [
    `The password of ${username} was changed on ${toMoment(at)}, ${toPlace(network)}. Other devices were signed out.`,
    'If this was you, there is nothing to do.',
  ],
  action: { label: 'This was not me: reset the password', href: toAbsolute(routes.resetPassword) },
})

/** Tells of a sign-in with a device that the account has not had. */
export const newDeviceLetter = (to: string, username: string, device: string, at: Date, network: string): Letter => ({
  to,
  subject: `New sign-in to ${site.name}`,
  heading: 'A new device signed in',
  paragraphs: [
    `${username} signed in on ${toMoment(at)} with ${device}, ${toPlace(network)}.`,
    'If this was you, there is nothing to do. If not, change your password, which signs everybody else out.',
  ],
  action: { label: 'See your sessions', href: toAbsolute(routes.settings) },
})

/** A way in that stays when the password is changed: whoever did not add it must know where to take it away. */
export const providerLinkedLetter = (
  to: string,
  username: string,
  provider: string,
  at: Date,
  network: string,
): Letter => ({
  to,
  subject: `${provider} can now sign in to your ${site.name} account`,
  heading: 'A way to sign in was added',
  paragraphs: [
    `Since ${toMoment(at)} a ${provider} account signs in as ${username}. It was linked ${toPlace(network)}.`,
    'If this was you, there is nothing to do. If not, unlink it in your settings and change your password: a new password alone leaves it linked.',
  ],
  action: { label: 'See what is linked', href: toAbsolute(routes.settings) },
})

/** To the new address, with the link that puts it in place of the former. */
export const changeEmailLetter = (to: string, username: string, token: string): Letter => ({
  to,
  subject: `Confirm your new address for ${site.name}`,
  heading: 'Confirm your new address',
  paragraphs: [
    `${toUnlinked(username)} wants to use this address at ${site.name}.`,
    'Press the button to confirm it. The link works once, for 60 minutes.',
  ],
  action: { label: 'Confirm this address', href: verifyHref(token) },
  note: NOT_YOU,
})

/** To the address in use, when somebody asks to replace it. Names the new one only in part: the mailbox may be read by others. */
export const changeRequestedLetter = (
  to: string,
  username: string,
  newAddress: string,
  at: Date,
  by: 'owner' | 'staff',
): Letter => ({
  to,
  subject: `Somebody wants to change your ${site.name} email address`,
  heading: 'A change of your email address was asked for',
  paragraphs: [
    `On ${toMoment(at)} ${by === 'staff' ? `an administrator asked for ${username}` : `somebody who is signed in as ${username} asked`} to use ${toMasked(newAddress)} instead of this address.`,
    'Nothing changes until the new address is confirmed, within 60 minutes. If this was you, there is nothing to do here.',
  ],
  action: { label: 'This was not me: change the password', href: toAbsolute(routes.resetPassword) },
})

/** After a sign-in that ended the deletion of the account. */
export const accountKeptLetter = (to: string, username: string, at: Date): Letter => ({
  to,
  subject: `Your ${site.name} account stays`,
  heading: 'Your account stays',
  paragraphs: [
    `${username} signed in on ${toMoment(at)}, so the account will not be deleted. Everything is as it was.`,
    'If this was not you, choose a new password, which signs everybody else out.',
  ],
  action: { label: 'Choose a new password', href: toAbsolute(routes.resetPassword) },
})

/** To the old address, after the new one was proved. Names the new one only in part: the old mailbox may be lost. */
export const emailChangedLetter = (to: string, username: string, newAddress: string, at: Date): Letter => ({
  to,
  subject: `Your ${site.name} email address was changed`,
  heading: 'Your email address was changed',
  paragraphs: [
    `Since ${toMoment(at)} the account ${username} uses ${toMasked(newAddress)} instead of this address.`,
    `If this was not you, write to ${site.contact}.`,
  ],
})

const toMoment = (at: Date) =>
  `${at.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`

const toPlace = (network: string) => (network === 'direct' ? 'from an unknown network' : `from the network ${network}`)

/** `n…@example.com` */
const toMasked = (address: string) => address.replace(/^(.)[^@]*/, '$1…')
