import { db } from '@/lib/core/db'
import { everybody, onlyMember, type RoomTable, writers } from './verdicts'

/** The author of the rows below is the member. */
const author = { ...onlyMember, unverified: 'unverified' } as const
const staff = {
  ...everybody('forbidden'),
  visitor: 'unauthenticated',
  unverified: 'unverified',
  suspended: 'suspended',
  moderator: 'yes',
  admin: 'yes',
} as const

const texts = { title: 'Which keyboard lasts?', category: 'permissions', content: 'Tell me.' }
const reason = 'Because of the rules'

export const forum: RoomTable = {
  async prepare({ member }) {
    const { id: categoryId } = await db.category.upsert({
      where: { kind_slug: { kind: 'topic', slug: 'permissions' } },
      create: { kind: 'topic', slug: 'permissions', name: 'Permissions' },
      update: {},
    })
    const topic = await db.topic.create({
      data: { title: 'A topic', slug: 'a-topic', excerpt: 'A', content: 'A', authorId: member, categoryId },
    })
    const reply = await db.reply.create({
      data: { topicId: topic.id, position: 1, authorId: member, content: 'A reply' },
    })
    return { memberTopic: topic.id, memberReply: reply.id }
  },
  rows: {
    'lib/forum/actions.ts#postTopic': { form: () => texts, people: writers },
    'lib/forum/actions.ts#postReply': {
      form: ({ memberTopic = '' }) => ({ topicId: memberTopic, content: 'The old one.' }),
      people: writers,
    },
    'lib/forum/actions.ts#editTopic': {
      form: ({ memberTopic = '' }) => ({ id: memberTopic, version: '1', ...texts }),
      people: author,
    },
    'lib/forum/actions.ts#editReply': {
      form: ({ memberReply = '' }) => ({ id: memberReply, version: '1', content: 'Changed.' }),
      people: author,
    },
    'lib/forum/actions.ts#deleteTopic': { form: ({ memberTopic = '' }) => ({ id: memberTopic }), people: author },
    'lib/forum/actions.ts#deleteReply': { form: ({ memberReply = '' }) => ({ id: memberReply }), people: author },
    'lib/forum/actions.ts#followTopic': {
      form: ({ memberTopic = '' }) => ({ topicId: memberTopic, level: 'follow' }),
      people: { ...writers, unverified: 'yes' },
    },
    'lib/forum/moderation-actions.ts#pinTopic': {
      form: ({ memberTopic = '' }) => ({ id: memberTopic, pinned: 'yes', reason }),
      people: staff,
    },
    'lib/forum/moderation-actions.ts#lockTopic': {
      form: ({ memberTopic = '' }) => ({ id: memberTopic, locked: 'yes', reason }),
      people: staff,
    },
    'lib/forum/moderation-actions.ts#moveTopic': {
      form: ({ memberTopic = '' }) => ({ id: memberTopic, category: 'permissions', reason }),
      people: staff,
    },
  },
}
