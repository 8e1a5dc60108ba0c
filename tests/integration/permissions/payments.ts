import { db } from '@/lib/core/db'
import { addPlan, wipeLedger } from '../payments/ledger'
import { everybody, type RoomTable } from './verdicts'

/** Administrators and whoever has the right; a moderator without it is nobody here (design, section 7). */
const managers = {
  ...everybody('forbidden'),
  visitor: 'unauthenticated',
  unverified: 'unverified',
  suspended: 'suspended',
  admin: 'yes',
  payments: 'yes',
} as const

const fields = { name: 'A plan', price: '19.99', features: 'A thing' }

export const payments: RoomTable = {
  async prepare() {
    await wipeLedger()
    await db.rateLimit.deleteMany()
    const { id } = await addPlan()
    return { plan: id }
  },
  rows: {
    'lib/payments/actions.ts#createPlan': { form: () => ({ ...fields, interval: 'month' }), people: managers },
    'lib/payments/actions.ts#editPlan': {
      form: ({ plan: id = '' }) => ({ id, version: '1', ...fields }),
      people: managers,
    },
    'lib/payments/actions.ts#retirePlan': { form: ({ plan: id = '' }) => ({ id }), people: managers },
    'lib/payments/actions.ts#returnPlan': {
      form: ({ plan: id = '' }) => ({ id }),
      otherwise: 'conflict',
      people: managers,
    },
    'lib/payments/actions.ts#confirmKey': {
      form: () => ({ name: 'paypal-secret' }),
      otherwise: 'conflict',
      people: managers,
    },
    'lib/payments/actions.ts#testConnection': { form: () => ({}), otherwise: 'conflict', people: managers },
  },
}
