import { db } from '@/lib/core/db'
import { everybody, ownAccount, type RoomTable } from './verdicts'

/** The author is the member; an administrator may do the same. */
const owner = {
  ...everybody('forbidden'),
  visitor: 'unauthenticated',
  member: 'yes',
  suspended: 'suspended',
  admin: 'yes',
} as const

const texts = { title: 'A quiet keyboard', content: 'It makes no sound.', category: 'permissions' }

export const articles: RoomTable = {
  async prepare({ member }) {
    const { id: categoryId } = await db.category.upsert({
      where: { kind_slug: { kind: 'article', slug: 'permissions' } },
      create: { kind: 'article', slug: 'permissions', name: 'Permissions', aliases: ['Technology'] },
      update: {},
    })
    const make = (slug: string, deletedAt: Date | null = null) =>
      db.article.create({
        data: { title: 'A post', slug, content: 'A', authorId: member, categoryId, deletedAt },
        select: { id: true },
      })
    const [{ id: memberPost }, { id: trashedPost }] = [await make('a-post'), await make('a-trashed-post', new Date())]
    const { id: memberRevision } = await db.articleRevision.create({
      data: { articleId: memberPost, title: 'Before', content: 'B' },
    })
    return { memberPost, trashedPost, memberRevision }
  },
  rows: {
    // Whoever has not proved their address writes drafts; what they may not publish is the room's own test.
    'lib/articles/actions.ts#createPost': { form: () => texts, people: ownAccount },
    'lib/articles/actions.ts#savePost': {
      form: ({ memberPost: id = '' }) => ({ id, version: '1', ...texts }),
      people: owner,
    },
    'lib/articles/actions.ts#quickEditPost': {
      form: ({ memberPost: id = '' }) => ({ id, version: '1', title: 'A post', category: 'permissions' }),
      people: owner,
    },
    'lib/articles/actions.ts#setPostStatus': {
      form: ({ memberPost: id = '' }) => ({ id, status: 'draft' }),
      people: owner,
    },
    'lib/articles/actions.ts#trashPost': { form: ({ memberPost: id = '' }) => ({ id }), people: owner },
    'lib/articles/actions.ts#restorePost': { form: ({ trashedPost: id = '' }) => ({ id }), people: owner },
    'lib/articles/actions.ts#restoreRevision': {
      form: ({ memberPost: id = '', memberRevision: revisionId = '' }) => ({ id, revisionId, version: '1' }),
      people: owner,
    },
    'lib/articles/picture-actions.ts#setPostPicture': {
      form: ({ memberPost: id = '' }) => ({ id, place: 'lead', file: new File(['no picture'], 'a.png') }),
      otherwise: 'invalid',
      people: { ...owner, unverified: 'unverified' },
    },
    'lib/articles/picture-actions.ts#removePostPicture': {
      form: ({ memberPost: id = '' }) => ({ id, place: 'lead' }),
      people: owner,
    },
    'lib/articles/actions.ts#notePresence': { form: ({ memberPost: id = '' }) => ({ id }), people: owner },
  },
}
