import { anyone, type RoomTable } from './verdicts'

export const contact: RoomTable = {
  rows: {
    'lib/contact/actions.ts#sendMessage': {
      form: () => ({
        name: 'Somebody',
        email: 'somebody@example.com',
        topic: 'other',
        subject: 'A question',
        message: 'How are the tests made?',
      }),
      people: anyone,
    },
  },
}
