import { anyone, type RoomTable } from './verdicts'

export const media: RoomTable = {
  rows: {
    'lib/media/actions.ts#uploadPicture': {
      form: () => ({ file: new File(['GIF89a'], 'a.gif'), alt: 'A desk' }),
      otherwise: 'invalid',
      people: { ...anyone, visitor: 'unauthenticated', unverified: 'unverified', suspended: 'suspended' },
    },
  },
}
