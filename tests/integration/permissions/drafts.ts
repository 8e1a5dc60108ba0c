import { ownAccount, type RoomTable } from './verdicts'

export const drafts: RoomTable = {
  rows: {
    'lib/drafts/actions.ts#saveDraft': {
      form: () => ({ target: 'topic:new', content: '{"title":"USB-C"}', version: '0' }),
      people: ownAccount,
    },
    'lib/drafts/actions.ts#discardDraft': { form: () => ({ target: 'topic:new', version: '1' }), people: ownAccount },
  },
}
