import 'server-only'
import type { Db } from '@/lib/core/db'
import { tellOfTexts, untellOfText } from '@/lib/notifications/author-commands'
import type { GuardedPost } from '../guard-queries'
import { isPublic } from '../publication'

/** Tells those who follow the author that the post has come out for the first time, and no more of one that is taken back. */
export async function tellFollowers(tx: Db, id: string, before: GuardedPost | null, isOut: boolean): Promise<void> {
  if (isOut && !before?.publishedAt) await tellOfTexts(tx, [id])
  if (!isOut && before && isPublic(before)) await untellOfText(tx, id)
}
