'use server'

import { updateTag } from 'next/cache'
import { USERNAME_CONFLICTS } from '@/lib/auth/commands/usernames'
import { invitationTokenInput, joinInput } from '@/lib/auth/schema'
import { guestAction, memberAction, staffAction } from '@/lib/core/action'
import { HOUR_SECONDS } from '@/lib/core/durations'
import { ok } from '@/lib/core/result'
import { acceptInvitation, INVALID, joinByInvitation } from './acceptance-commands'
import { resendInvitation, revokeInvitation, sendInvitation } from './commands'
import { acceptRefusal, canInvite, canResend, canRevoke } from './policy'
import { findInvitationToGuard, findOpenInvitation, type InvitationToGuard } from './queries'
import { invitationInput, inviteInput, revokeInput } from './schema'

const DENIED = 'Only admins can invite people'
const FAILED = { unexpected: 'Failed to send invitation. Please try again.' }

/** Mails an invitation. Administrators only; who invites one proves first that they are who is signed in. */
export const invite = staffAction({
  act: 'invitation.send',
  input: inviteInput,
  allow: canInvite,
  denied: DENIED,
  fresh: ({ role }) => role === 'admin',
  messages: FAILED,
  run: async ({ input: { email, role, message = null }, member, tx }) => {
    return ok(await sendInvitation(tx, { member, email, role, message }), `An invitation was mailed to ${email}.`)
  },
  audit: ({ input: { email, role }, data: { id } }) => ({
    action: 'invitation.send',
    subject: `invitation:${id}`,
    details: { email, role },
  }),
})

/** Mails an invitation anew, which ends the former link. Refuses one that was taken up. */
export const resend = staffAction({
  act: 'invitation.resend',
  input: invitationInput,
  subject: ({ id }) => findInvitationToGuard(id),
  allow: canResend,
  denied: DENIED,
  fresh: (_input, { role }: InvitationToGuard) => role === 'admin',
  messages: FAILED,
  run: async ({ member, subject: invitation, tx }) => {
    await resendInvitation(tx, { member, invitation })
    return ok({}, `A new invitation was mailed to ${invitation.email}; the old one no longer works.`)
  },
  audit: ({ subject: { id, email, role } }) => ({
    action: 'invitation.resend',
    subject: `invitation:${id}`,
    details: { email, role },
  }),
})

/** Ends an invitation that waits. Refuses any other. */
export const revoke = staffAction({
  act: 'invitation.revoke',
  input: revokeInput,
  subject: ({ id }) => findInvitationToGuard(id),
  allow: canRevoke,
  denied: DENIED,
  run: async ({ input: { id }, subject, tx }) => {
    await revokeInvitation(tx, id)
    return ok({}, `The invitation of ${subject.email} no longer works.`)
  },
  audit: ({ input: { reason }, subject: { id, email, role } }) => ({
    action: 'invitation.revoke',
    reason,
    subject: `invitation:${id}`,
    details: { email, role },
  }),
})

/** Takes an invitation up with the account that has its address. Refuses any other account, and a link that is over. */
export const accept = memberAction({
  input: invitationTokenInput,
  unverified: 'allowed',
  subject: ({ token }) => findOpenInvitation(token),
  allow: (member, invitation) => acceptRefusal(member, invitation) ?? true,
  messages: { not_found: INVALID },
  run: async ({ input: { token }, member, network }) => {
    const { role, tags } = await acceptInvitation({ token, member, network })
    for (const tag of tags) updateTag(tag)
    return ok({ role }, 'Welcome. You have accepted the invitation.')
  },
})

/** Makes an account by an invitation, whose mail has proved the address. Refuses a link that is over and a name that is taken. */
export const join = guestAction({
  input: joinInput,
  limits: [{ name: 'join', limit: 60, windowSeconds: HOUR_SECONDS }],
  conflicts: USERNAME_CONFLICTS,
  messages: { unexpected: 'There was a problem creating your account. Please try again.' },
  run: async ({ input, network }) => ok(await joinByInvitation({ ...input, network }), 'Welcome to our community!'),
})
