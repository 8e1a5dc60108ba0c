import 'server-only'
import { db } from '@/lib/core/db'
import type { SavedKind } from './schema'

const isPublic = { status: 'published', deletedAt: null } as const
const isVisible = { deletedAt: null, hiddenAt: null } as const
const onlyId = { id: true } as const

/** What somebody wants to save, when it can be read by everybody; else null. */
export const findSaveTarget = (kind: SavedKind, id: string): Promise<{ id: string } | null> => FIND[kind](id)

const FIND: Record<SavedKind, (id: string) => Promise<{ id: string } | null>> = {
  article: (id) => db.article.findFirst({ where: { id, ...isPublic }, select: onlyId }),
  news: (id) => db.newsItem.findFirst({ where: { id, hiddenAt: null }, select: onlyId }),
  topic: (id) => db.topic.findFirst({ where: { id, ...isVisible }, select: onlyId }),
}
