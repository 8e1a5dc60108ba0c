import 'server-only'
import { db } from '@/lib/core/db'
import { publicTexts, visiblePosts } from '@/lib/core/public-rows'
import type { SavedKind } from './schema'

const onlyId = { id: true } as const

/** What somebody wants to save, when it can be read by everybody; else null. */
export const findSaveTarget = (kind: SavedKind, id: string): Promise<{ id: string } | null> => FIND[kind](id)

/** What somebody had saved already; it may be gone from public, as long as it exists. Else null. */
export const findFormerTarget = (kind: SavedKind, id: string): Promise<{ id: string } | null> => FIND_ANY[kind](id)

const FIND_ANY: Record<SavedKind, (id: string) => Promise<{ id: string } | null>> = {
  article: (id) => db.article.findUnique({ where: { id }, select: onlyId }),
  news: (id) => db.newsItem.findUnique({ where: { id }, select: onlyId }),
  topic: (id) => db.topic.findUnique({ where: { id }, select: onlyId }),
}

const FIND: Record<SavedKind, (id: string) => Promise<{ id: string } | null>> = {
  article: (id) => db.article.findFirst({ where: { id, ...publicTexts }, select: onlyId }),
  news: (id) => db.newsItem.findFirst({ where: { id, hiddenAt: null }, select: onlyId }),
  topic: (id) => db.topic.findFirst({ where: { id, ...visiblePosts }, select: onlyId }),
}
