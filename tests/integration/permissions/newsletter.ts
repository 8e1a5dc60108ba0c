import { anyone, type RoomTable } from './verdicts'

const token = 'x'.repeat(43)

/** Visitors' own affair; the list of addresses is no action but a page, see tests/e2e/newsletter. */
export const newsletter: RoomTable = {
  rows: {
    'lib/newsletter/actions.ts#subscribe': { form: () => ({ email: 'somebody@example.com' }), people: anyone },
    'lib/newsletter/actions.ts#confirmSubscription': { form: () => ({ token }), otherwise: 'invalid', people: anyone },
    'lib/newsletter/actions.ts#saveTopics': {
      form: () => ({ token, topics: 'news' }),
      otherwise: 'invalid',
      people: anyone,
    },
    'lib/newsletter/actions.ts#unsubscribe': { form: () => ({ token }), otherwise: 'invalid', people: anyone },
  },
}
