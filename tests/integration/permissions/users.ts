import { randomBytes } from 'node:crypto'
import { hashSecret } from '@/lib/auth/secret-token'
import { db } from '@/lib/core/db'
import { anyone, onlyAdmin, onlyMember, type RoomTable } from './verdicts'

const secret = randomBytes(32).toString('base64url')

const invite = (email: string, invitedById: string, token = randomBytes(32).toString('base64url')) =>
  db.invitation.create({
    data: { email, invitedById, tokenHash: hashSecret(token), expiresAt: new Date(Date.now() + 86_400_000) },
    select: { id: true },
  })

export const users: RoomTable = {
  // The rules about administrators ask the database who is one.
  async prepare({ admin, member, unverified }) {
    await db.profile.update({ where: { id: admin }, data: { role: 'admin' } })
    await db.user.update({ where: { id: unverified }, data: { emailVerifiedAt: null } })
    return { managed: member, unproved: unverified }
  },
  rows: {
    'lib/users/actions.ts#changeRole': {
      form: ({ managed = '' }) => ({ id: managed, role: 'moderator', reason: 'Knows the forum.' }),
      people: onlyAdmin,
    },
    'lib/users/actions.ts#editUser': {
      form: ({ managed = '' }) => ({
        id: managed,
        version: '1',
        username: 'another-name',
        email: 'the-member@example.com',
        role: 'user',
        payments: 'yes',
        reason: 'Keeps the books.',
      }),
      people: onlyAdmin,
    },
    'lib/users/actions.ts#deleteUser': {
      form: ({ managed = '' }) => ({ id: managed, texts: 'keep', reason: 'Asked for it.' }),
      people: onlyAdmin,
    },
    'lib/users/actions.ts#endUserSessions': { form: ({ managed = '' }) => ({ id: managed }), people: onlyAdmin },
    'lib/users/actions.ts#verifyUserAgain': {
      form: ({ unproved = '' }) => ({ id: unproved }),
      people: onlyAdmin,
    },
  },
}

export const invitations: RoomTable = {
  async prepare({ admin }) {
    const { id: openInvitation } = await invite('somebody@example.net', admin)
    await invite('the-member@example.com', admin, secret)
    return { openInvitation }
  },
  rows: {
    'lib/invitations/actions.ts#invite': {
      form: () => ({ email: 'new@example.net', role: 'user' }),
      people: onlyAdmin,
    },
    'lib/invitations/actions.ts#resend': {
      form: ({ openInvitation = '' }) => ({ id: openInvitation }),
      people: onlyAdmin,
    },
    'lib/invitations/actions.ts#revoke': {
      form: ({ openInvitation = '' }) => ({ id: openInvitation }),
      people: onlyAdmin,
    },
    'lib/invitations/actions.ts#accept': { form: () => ({ token: secret }), people: onlyMember },
    'lib/invitations/actions.ts#join': {
      form: () => ({
        token: 'x'.repeat(43),
        username: 'somebody',
        password: 'brass-lantern-42-otter',
        confirmPassword: 'brass-lantern-42-otter',
      }),
      otherwise: 'invalid',
      people: anyone,
    },
  },
}
