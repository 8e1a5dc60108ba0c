import { PASSWORD } from '../auth/people'
import { ownAccount, type RoomTable } from './verdicts'

/** Everybody's own profile and account; reading is all that a suspended member does. */
export const account: RoomTable = {
  rows: {
    'lib/profile/actions.ts#updateProfile': {
      form: () => ({ username: 'somebody-new', full_name: '', bio: '', version: '1' }),
      people: ownAccount,
    },
    'lib/profile/actions.ts#uploadAvatar': {
      form: () => ({ file: new File(['no picture'], 'me.png') }),
      otherwise: 'invalid',
      people: ownAccount,
    },
    'lib/profile/actions.ts#removeAvatar': { form: () => ({}), people: ownAccount },
    'lib/account/actions.ts#exportData': { form: () => ({}), people: ownAccount },
    'lib/account/actions.ts#deleteAccount': {
      form: () => ({ texts: 'keep', password: PASSWORD, sure: 'on' }),
      otherwise: 'conflict',
      people: ownAccount,
    },
    'lib/dashboard/actions.ts#markNewSeen': { form: () => ({ until: new Date().toISOString() }), people: ownAccount },
  },
}
