import type { Letter } from '@/lib/core/mail'
import { routes } from '@/lib/core/routes'
import { site } from '@/lib/core/site'
import { toAbsolute } from '@/lib/core/to-absolute'
import type { Role } from '@/lib/generated/prisma/enums'
import { INVITATION_DAYS } from './invitation'

const AS: Record<Role, string> = {
  user: 'as a member',
  moderator: 'as a moderator',
  admin: 'as an administrator',
}

type Invited = { to: string; by: string; role: Role; message: string | null; token: string }

/** The link is built from SITE_URL, never from a request, whose host anybody can forge. Opening it changes nothing. */
export const invitationLetter = ({ to, by, role, message, token }: Invited): Letter => ({
  to,
  subject: `${by} invites you to ${site.name}`,
  heading: `Join ${site.name}`,
  paragraphs: [
    `${by} invites you to ${site.name} ${AS[role]}. ${site.tagline}`,
    ...(message ? [`${by} writes:\n\n${message}`] : []),
    `The link works once, for ${INVITATION_DAYS} days, and for this address only. A newer email replaces this one.`,
  ],
  action: { label: 'See the invitation', href: toAbsolute(`${routes.invitation}?token=${token}`) },
  note: 'If you did not expect this, ignore this email; nothing happens.',
})
