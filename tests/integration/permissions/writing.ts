import { ownAccount, type RoomTable } from './verdicts'

export const writing: RoomTable = {
  rows: {
    'lib/writing/actions.ts#previewText': { form: () => ({ text: '**Bold**' }), people: ownAccount },
  },
}
