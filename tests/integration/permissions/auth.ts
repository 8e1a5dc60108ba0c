import { db } from '@/lib/core/db'
import { anyone, onlyMember, ownAccount, type RoomTable } from './verdicts'

const email = 'somebody@example.com'
const password = 'brass-lantern-42-otter'
const pair = { password, confirmPassword: password }

export const auth: RoomTable = {
  async prepare({ member }) {
    const session = await db.session.create({
      data: { userId: member, tokenHash: new Uint8Array(32), expiresAt: new Date(Date.now() + 86_400_000) },
    })
    return { memberSession: session.id }
  },
  rows: {
    'lib/auth/actions.ts#signIn': { form: () => ({ email, password }), otherwise: 'invalid', people: anyone },
    'lib/auth/actions.ts#signOut': { form: () => ({}), people: anyone },
    'lib/auth/actions.ts#register': { form: () => ({ username: 'somebody', email, ...pair }), people: anyone },
    'lib/auth/actions.ts#checkUsername': { form: () => ({ username: 'somebody' }), people: anyone },
    'lib/auth/actions.ts#checkAdminSetup': { form: () => ({ email, password }), people: anyone },
    'lib/auth/actions.ts#verifyEmail': {
      form: () => ({ token: 'x'.repeat(43) }),
      otherwise: 'invalid',
      people: anyone,
    },
    'lib/auth/actions.ts#verifyEmailCode': {
      form: () => ({ email, code: '12345678' }),
      otherwise: 'invalid',
      people: anyone,
    },
    'lib/auth/actions.ts#resendVerification': { form: () => ({ email }), people: anyone },
    'lib/auth/actions.ts#requestPasswordReset': { form: () => ({ email }), people: anyone },
    'lib/auth/actions.ts#resetPassword': {
      form: () => ({ token: 'x'.repeat(43), ...pair }),
      otherwise: 'invalid',
      people: anyone,
    },
    // There is no provider to ask.
    'lib/auth/actions.ts#startSocialSignIn': {
      form: () => ({ provider: 'google' }),
      otherwise: 'unexpected',
      people: anyone,
    },
    'lib/auth/actions.ts#changePassword': { form: () => ({ currentPassword: password, ...pair }), people: ownAccount },
    'lib/auth/actions.ts#proveIdentity': { form: () => ({ password }), people: ownAccount },
    'lib/auth/actions.ts#endSession': {
      form: ({ memberSession = '' }) => ({ id: memberSession }),
      people: { ...onlyMember },
    },
    'lib/auth/actions.ts#endOtherSessions': { form: () => ({}), people: ownAccount },
    'lib/auth/actions.ts#startProviderLink': {
      form: () => ({ provider: 'google' }),
      otherwise: 'unexpected',
      people: ownAccount,
    },
    'lib/auth/actions.ts#unlinkProvider': {
      form: () => ({ provider: 'google' }),
      otherwise: 'not_found',
      people: ownAccount,
    },
    'lib/auth/address-actions.ts#addAddress': { form: () => ({ email }), people: ownAccount },
    // Nobody there has asked for another address.
    'lib/auth/address-actions.ts#cancelAddress': { form: () => ({}), otherwise: 'conflict', people: ownAccount },
  },
}
