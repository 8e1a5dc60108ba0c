import 'server-only'
import { AppError } from '@/lib/core/app-error'
import type { Db } from '@/lib/core/db'
import { DAY_MS } from '@/lib/core/durations'
import { toTagSlug } from '@/lib/core/slug'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { ArticleKind, ArticleStatus } from '@/lib/generated/prisma/enums'
import { toForeignAddress } from '../foreign-address'
import type { PostFields } from '../schema'
import { reviewsAs } from './post-parts'
import { isSettledFrom } from './slugs'

/** Where a post stands after a write. */
export type SavedPost = {
  id: string
  kind: ArticleKind
  slug: string
  version: number
  status: ArticleStatus
  /** The post was stored before; this save, or what was sent by its name since, has changed nothing. */
  repeated?: true
}

/** The columns of `SavedPost`. */
export const place = { id: true, kind: true, slug: true, version: true, status: true } as const

const IN_TRASH = 'This post was created already and is in the trash by now.'

/** What this act of posting has made, as it stands by now. @throws AppError 'conflict' for what is in the trash. */
export async function findPosted(tx: Db, authorId: string, postKey: string): Promise<SavedPost | null> {
  const found = await tx.article.findUnique({
    where: { authorId_postKey: { authorId, postKey } },
    select: { ...place, deletedAt: true, deletedById: true },
  })
  if (!found) return null
  const { deletedAt, deletedById, ...post } = found
  if (deletedAt) throw new AppError('conflict', deletedById ? IN_TRASH : `${IN_TRASH} It can be restored there.`)
  return { ...post, repeated: true }
}

/** The post that the same form has made in the last day, or null. One that was to come out later may be out by now. */
export async function findSent(tx: Db, fields: PostFields, said: Prisma.ArticleWhereInput): Promise<SavedPost | null> {
  const { status, scheduledFor } = fields
  const isScheduled = status === 'scheduled'
  const recent = await tx.article.findMany({
    where: {
      ...said,
      ...(said.kind === 'review' ? { review: reviewsAs(fields) } : {}),
      OR: isScheduled
        ? [
            { status, scheduledFor },
            { status: 'published', publishedAt: scheduledFor },
          ]
        : [{ status }],
      deletedAt: null,
      createdAt: { gt: new Date(Date.now() - DAY_MS) },
    },
    select: { ...place, tagNames: true, canonicalUrl: true },
  })
  const tags = fields.tags.map(toTagSlug).join()
  const sent = recent.find(
    ({ kind, slug, tagNames, canonicalUrl }) =>
      isSettledFrom(slug, fields.title, fields.slug) &&
      tagNames.map(toTagSlug).join() === tags &&
      canonicalUrl === toForeignAddress(fields.canonicalUrl, kind, [slug]),
  )
  if (!sent) return null
  const { tagNames: _, canonicalUrl: __, ...post } = sent
  return post
}
