import { db } from '@/lib/core/db'
import { fillNews, makeDesk } from '../news/desk'
import { everybody, type RoomTable } from './verdicts'

/** Moderators and administrators. */
const onlyStaff = {
  ...everybody('forbidden'),
  visitor: 'unauthenticated',
  unverified: 'unverified',
  suspended: 'suspended',
  moderator: 'yes',
  admin: 'yes',
} as const

export const news: RoomTable = {
  async prepare() {
    await db.newsItem.deleteMany()
    await makeDesk()
    const [source, category] = await Promise.all([
      db.newsSource.findFirstOrThrow({ select: { id: true } }),
      db.category.findFirstOrThrow({ where: { kind: 'news' }, select: { id: true } }),
    ])
    const { title, description, link } = fillNews()
    const { id } = await db.newsItem.create({
      data: {
        slug: 'an-item',
        title,
        description,
        link,
        publishedAt: new Date(),
        sourceId: source.id,
        categoryId: category.id,
      },
      select: { id: true },
    })
    return { item: id }
  },
  rows: {
    'lib/news/actions.ts#createNews': { form: () => fillNews(), people: onlyStaff },
    'lib/news/actions.ts#editNews': {
      form: ({ item: id = '' }) => ({ id, version: '1', ...fillNews() }),
      people: onlyStaff,
    },
    'lib/news/actions.ts#setNewsPicture': {
      form: ({ item: id = '' }) => ({ id, file: new File(['no picture'], 'a.png') }),
      otherwise: 'invalid',
      people: onlyStaff,
    },
    'lib/news/actions.ts#removeNewsPicture': { form: ({ item: id = '' }) => ({ id }), people: onlyStaff },
    'lib/news/actions.ts#hideNews': { form: ({ item: id = '' }) => ({ id }), people: onlyStaff },
    'lib/news/actions.ts#showNews': { form: ({ item: id = '' }) => ({ id }), people: onlyStaff },
  },
}
