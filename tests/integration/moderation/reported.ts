import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { addMember, addText } from '../comments/texts'

/** A comment by somebody, under a public review of theirs. */
export async function addComment(author: Member, content = 'Cheap watches here') {
  const articleId = await addText(author.id)
  const { id } = await db.comment.create({ data: { articleId, authorId: author.id, content }, select: { id: true } })
  return { id, articleId }
}

/** A topic by somebody with one reply by somebody else. */
export async function addTopic(author: Member, replier: Member) {
  const category = await db.category.upsert({
    where: { kind_slug: { kind: 'topic', slug: 'hardware' } },
    update: {},
    create: { kind: 'topic', slug: 'hardware', name: 'Hardware' },
  })
  const topic = await db.topic.create({
    data: {
      slug: 'a-quiet-fan',
      title: 'A quiet fan',
      excerpt: 'Which one?',
      content: 'Which one?',
      authorId: author.id,
      categoryId: category.id,
    },
  })
  const reply = await db.reply.create({
    data: { topicId: topic.id, position: 1, authorId: replier.id, content: 'Buy mine' },
  })
  return { topic, reply }
}

/** Members who have been here for a month. */
export async function addCrowd(size: number): Promise<Member[]> {
  const crowd: Member[] = []
  for (let number = 1; number <= size; number++) crowd.push(await addMember(`reader${number}`))
  await db.user.updateMany({
    where: { id: { in: crowd.map(({ id }) => id) } },
    data: { createdAt: new Date(Date.now() - 30 * 24 * 60 * 60 * 1000) },
  })
  return crowd
}

/** What somebody was told, the newest first. */
export const toldTo = ({ id }: Pick<Member, 'id'>) =>
  db.notification.findMany({ where: { userId: id }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })

/** The log of what was done, the newest first. */
export const auditTrail = () => db.auditEntry.findMany({ orderBy: [{ at: 'desc' }, { id: 'desc' }] })
