import 'server-only'
import { AppError } from '@/lib/core/app-error'
import type { Db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import type { GuardedPost } from '../guard-queries'
import { changedAt } from '../publication'
import { keepRevision } from './revisions'
import { keepOldSlug } from './slugs'

/**
 * Refuses a form that was made from an older version. Asked before anything else of the form: what is wrong with it may come from
 * what has changed since.
 * @throws AppError 'conflict' with the sentence `conflict`.
 */
export function requireVersion(before: GuardedPost, version: number, conflict: string): void {
  if (before.version !== version) throw new AppError('conflict', conflict)
}

type Columns = Parameters<Db['article']['updateMany']>[0]['data'] & { slug: string }

/** @throws AppError 'conflict' when somebody else was quicker. */
export async function writeVersion(
  tx: Db,
  before: GuardedPost,
  version: number,
  columns: Columns,
  conflict: string,
): Promise<void> {
  const { count } = await tx.article.updateMany({
    where: { id: before.id, version, deletedAt: null },
    data: { ...columns, version: { increment: 1 } },
  })
  if (count === 0) throw new AppError('conflict', conflict)
  await keepOldSlug(tx, before, columns.slug)
}

type Settled = { categoryId: string; publishedAt: Date | null }

/** Keeps what the post says now. A save that says nothing new, such as one of its state alone, leaves its date as it was. */
export async function settleVersion(tx: Db, member: Member, before: GuardedPost, columns: Settled): Promise<void> {
  const { id, categoryId } = before
  if ((await keepRevision(tx, before, id, member.id)) || columns.categoryId !== categoryId) return
  await tx.article.update({ where: { id }, data: { updatedAt: changedAt(before, columns) }, select: { id: true } })
}
