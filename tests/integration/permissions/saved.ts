import { db } from '@/lib/core/db'
import { onlyMember, ownAccount, type RoomTable } from './verdicts'

export const saved: RoomTable = {
  async prepare({ member }) {
    await db.topic.deleteMany({ where: { slug: 'a-saved-topic' } })
    await db.category.deleteMany({ where: { kind: 'topic', slug: 'saved-board' } })
    const board = await db.category.create({ data: { kind: 'topic', slug: 'saved-board', name: 'Board' } })
    const topic = await db.topic.create({
      data: {
        title: 'A topic',
        slug: 'a-saved-topic',
        content: 'x',
        excerpt: 'x',
        authorId: member,
        categoryId: board.id,
      },
      select: { id: true },
    })
    const { id } = await db.savedItem.create({ data: { userId: member, topicId: topic.id }, select: { id: true } })
    return { savedTopic: topic.id, savedRow: id }
  },
  rows: {
    'lib/saved/actions.ts#saveItem': {
      form: ({ savedTopic: id = '' }) => ({ kind: 'topic', id }),
      people: ownAccount,
    },
    'lib/saved/actions.ts#unsaveItem': {
      form: ({ savedTopic: id = '' }) => ({ kind: 'topic', id }),
      people: ownAccount,
    },
    'lib/saved/actions.ts#restoreSaved': {
      form: ({ savedTopic: id = '' }) => ({ kind: 'topic', id, list: 'keep', savedAt: '2026-11-20T00:00:00.000Z' }),
      people: ownAccount,
    },
    'lib/saved/actions.ts#moveSaved': {
      form: ({ savedRow: id = '' }) => ({ id, list: 'keep' }),
      people: onlyMember,
    },
    'lib/saved/actions.ts#labelSaved': {
      form: ({ savedRow: id = '' }) => ({ id, labels: 'work' }),
      people: onlyMember,
    },
  },
}
