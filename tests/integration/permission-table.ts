/** Every kind of person that the design tells apart (section 7). */
export const PEOPLE = ['visitor', 'unverified', 'member', 'suspended', 'moderator', 'admin', 'payments'] as const
export type Kind = (typeof PEOPLE)[number]

/** Whether the guard lets somebody through, or why not. What the act itself then says is the room's own test. */
type Verdict = 'yes' | 'unauthenticated' | 'forbidden' | 'unverified' | 'suspended' | 'reauthenticate' | 'not_found'

/** Rows that exist for each run; forms can name them. */
export type Fixtures = { memberSession: string }

type Row = { form: (rows: Fixtures) => Record<string, string>; people: Record<Kind, Verdict> }

const everybody = (verdict: Verdict): Record<Kind, Verdict> => ({
  visitor: verdict,
  unverified: verdict,
  member: verdict,
  suspended: verdict,
  moderator: verdict,
  admin: verdict,
  payments: verdict,
})

const anyone = everybody('yes')
/** Everybody who is signed in, about their own account; reading is all that a suspended member does. */
const ownAccount = { ...anyone, visitor: 'unauthenticated', suspended: 'suspended' } as const
/** One person's own thing. */
const onlyMember = {
  ...everybody('forbidden'),
  visitor: 'unauthenticated',
  member: 'yes',
  suspended: 'suspended',
} as const

const email = 'somebody@example.com'
const password = 'brass-lantern-42-otter'
const pair = { password, confirmPassword: password }

/** The permission table: every action, `file#export`, times every kind of person. A new action fails until it stands here. */
export const TABLE: Record<string, Row> = {
  'lib/auth/actions.ts#signIn': { form: () => ({ email, password }), people: anyone },
  'lib/auth/actions.ts#signOut': { form: () => ({}), people: anyone },
  'lib/auth/actions.ts#register': { form: () => ({ username: 'somebody', email, ...pair }), people: anyone },
  'lib/auth/actions.ts#checkUsername': { form: () => ({ username: 'somebody' }), people: anyone },
  'lib/auth/actions.ts#checkAdminSetup': { form: () => ({ email, password }), people: anyone },
  'lib/auth/actions.ts#verifyEmail': { form: () => ({ token: 'x'.repeat(43) }), people: anyone },
  'lib/auth/actions.ts#verifyEmailCode': { form: () => ({ email, code: '12345678' }), people: anyone },
  'lib/auth/actions.ts#resendVerification': { form: () => ({ email }), people: anyone },
  'lib/auth/actions.ts#requestPasswordReset': { form: () => ({ email }), people: anyone },
  'lib/auth/actions.ts#resetPassword': { form: () => ({ token: 'x'.repeat(43), ...pair }), people: anyone },
  'lib/auth/actions.ts#startSocialSignIn': { form: () => ({ provider: 'google' }), people: anyone },
  'lib/auth/actions.ts#changePassword': { form: () => ({ currentPassword: password, ...pair }), people: ownAccount },
  'lib/auth/actions.ts#proveIdentity': { form: () => ({ password }), people: ownAccount },
  'lib/auth/actions.ts#endSession': { form: ({ memberSession }) => ({ id: memberSession }), people: { ...onlyMember } },
  'lib/auth/actions.ts#endOtherSessions': { form: () => ({}), people: ownAccount },
  'lib/auth/actions.ts#startProviderLink': { form: () => ({ provider: 'google' }), people: ownAccount },
  'lib/auth/actions.ts#unlinkProvider': { form: () => ({ provider: 'google' }), people: ownAccount },
  'lib/auth/actions.ts#addAddress': { form: () => ({ email }), people: ownAccount },
  'lib/contact/actions.ts#sendMessage': {
    form: () => ({
      name: 'Somebody',
      email,
      topic: 'other',
      subject: 'A question',
      message: 'How are the tests made?',
    }),
    people: anyone,
  },
}
