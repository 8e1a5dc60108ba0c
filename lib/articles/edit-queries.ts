import 'server-only'
import { db } from '@/lib/core/db'
import { toUuid } from '@/lib/core/uuid'
import type { Member } from '@/lib/core/viewer'
import type { ArticleKind } from '@/lib/generated/prisma/enums'
import { offeredCategories } from './offered-categories'
import { canEditPost } from './policy'
import { POST_CATEGORIES } from './post-limits'
import { toValues } from './post-values'

export type FormCategory = { slug: string; name: string }

/** The categories that a form offers, and the one that the post has, if it is another. */
export async function listFormCategories(kind: ArticleKind, current?: string): Promise<FormCategory[]> {
  const rows = await db.category.findMany({
    where: { OR: [offeredCategories(kind), ...(current ? [{ kind, slug: current }] : [])] },
    orderBy: { position: 'asc' },
    select: { slug: true, name: true, aliases: true },
  })
  if (kind === 'review') return rows.map(({ slug, name }) => ({ slug, name }))
  const named = POST_CATEGORIES.flatMap((name) => {
    const row = rows.find(({ aliases }) => aliases.includes(name))
    return row ? [{ slug: row.slug, name }] : []
  })
  const own = rows.find(({ slug }) => slug === current && named.every((category) => category.slug !== slug))
  return own ? [...named, { slug: own.slug, name: own.name }] : named
}

const MOST_PRODUCTS = 500

/** Products that a review can be about; and the one that it is about, if it is another, such as one that was withdrawn. */
export async function listFormProducts(current?: string): Promise<{ id: string; name: string }[]> {
  const select = { id: true, name: true } as const
  const products = await db.product.findMany({
    where: { withdrawnAt: null },
    orderBy: { name: 'asc' },
    take: MOST_PRODUCTS,
    select,
  })
  if (!current || products.some(({ id }) => id === current)) return products
  const own = await db.product.findUnique({ where: { id: current }, select })
  return own ? [...products, own] : products
}

/** Names of products by their ids, withdrawn ones too; whatever names none is left out. */
export async function findProductNames(ids: readonly unknown[]): Promise<ReadonlyMap<string, string>> {
  const known = ids.flatMap((id) => toUuid(id) ?? [])
  if (known.length === 0) return new Map()
  const products = await db.product.findMany({ where: { id: { in: known } }, select: { id: true, name: true } })
  return new Map(products.map(({ id, name }) => [id, name]))
}

const picture = {
  select: { key: true, width: true, height: true, alt: true, caption: true, placeholder: true },
} as const

/** A post as its forms show it, every field a text; null when there is none that the member may change. */
export async function findPostToEdit(member: Member, id: string) {
  const row = await db.article.findUnique({
    where: { id },
    select: {
      id: true,
      kind: true,
      title: true,
      slug: true,
      slugIsOwn: true,
      content: true,
      excerpt: true,
      authorId: true,
      status: true,
      ratingTenths: true,
      tagNames: true,
      tags: { orderBy: { position: 'asc' }, select: { tag: { select: { slug: true, name: true } } } },
      publishedAt: true,
      scheduledFor: true,
      updatedAt: true,
      deletedAt: true,
      version: true,
      metaTitle: true,
      metaDescription: true,
      canonicalUrl: true,
      category: { select: { slug: true, name: true } },
      author: { select: { username: true, fullName: true, avatar: true, role: true } },
      picture,
      sharePicture: picture,
      review: true,
    },
  })
  if (!row || !canEditPost(member, row)) return null
  return { ...row, values: toValues(row) }
}

export type PostToEdit = NonNullable<Awaited<ReturnType<typeof findPostToEdit>>>
