import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { addPerson } from '../auth/people'

/** A member who may write. */
export async function addMember(username: string, more: Partial<Member> = {}): Promise<Member> {
  const { id } = await addPerson(username, { role: more.role ?? 'user' })
  return { id, username, role: 'user', verified: true, suspendedUntil: null, managesPayments: false, ...more }
}

let number = 0

/** A public review by somebody, or a draft. Gives its id. */
export async function addText(authorId: string, { isPublic = true } = {}): Promise<string> {
  number += 1
  const category = await db.category.upsert({
    where: { kind_slug: { kind: 'review', slug: 'audio' } },
    update: {},
    create: { kind: 'review', slug: 'audio', name: 'Audio' },
  })
  const { id } = await db.article.create({
    data: {
      kind: 'review',
      title: `Loudspeaker ${number}`,
      slug: `loudspeaker-${number}`,
      content: 'It is loud.',
      authorId,
      categoryId: category.id,
      ratingTenths: 40,
      ...(isPublic ? { status: 'published', publishedAt: new Date() } : { status: 'draft' }),
    },
  })
  return id
}
