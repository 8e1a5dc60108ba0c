import { randomUUID } from 'node:crypto'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'

/** Somebody who can post. */
export async function addMember(username: string, role: Member['role'] = 'user'): Promise<Member> {
  const id = randomUUID()
  await db.user.create({
    data: { id, email: `${username}@example.com`, profile: { create: { username, skeleton: username, role } } },
  })
  return { id, username, role, verified: true, suspendedUntil: null, managesPayments: false }
}

/** An empty forum with two categories. */
export async function emptyForum() {
  await db.notification.deleteMany()
  await db.topic.deleteMany()
  await db.tag.deleteMany()
  await db.topicCount.deleteMany()
  await db.category.deleteMany()
  await db.user.deleteMany()
  await db.rateLimit.deleteMany()
  const [hardware, ai] = await Promise.all([
    db.category.create({ data: { kind: 'topic', slug: 'hardware', name: 'Hardware', position: 1 } }),
    db.category.create({ data: { kind: 'topic', slug: 'ai', name: 'AI', position: 2 } }),
  ])
  return { hardware: hardware.id, ai: ai.id }
}

/** Lets every limit run out. */
export const waitALittle = () => db.rateLimit.deleteMany()

/** A topic made behind the site's back. */
export const addTopic = (
  categoryId: string,
  change: Partial<Parameters<typeof db.topic.create>[0]['data']> & { authorId?: string } = {},
) =>
  db.topic.create({
    data: {
      title: 'Which keyboard?',
      slug: 'which-keyboard',
      excerpt: 'Which one?',
      content: 'Which one?',
      ...change,
      categoryId,
    } as Parameters<typeof db.topic.create>[0]['data'],
    select: { id: true, number: true, slug: true },
  })
