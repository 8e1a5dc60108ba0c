import 'server-only'
import { AppError } from '@/lib/core/app-error'
import type { Db } from '@/lib/core/db'
import { MISSING_PICTURE } from '@/lib/media/limits'

/**
 * Says anew what a picture of a post shows, and what stands below it where that is said.
 * @throws AppError 'invalid' when the post has none, 'conflict' when something else shows it as well: what is said there is
 * not for this post to change.
 */
export async function describePicture(
  tx: Db,
  postId: string,
  place: 'lead' | 'share',
  { alt, caption }: { alt: string; caption: string | undefined },
): Promise<void> {
  const post = { id: postId }
  const shown = place === 'lead' ? { articles: { some: post } } : { shares: { some: post } }
  const picture = await tx.media.findFirst({ where: shown, select: { id: true, caption: true } })
  if (!picture) throw new AppError('invalid', MISSING_PICTURE, { file: [MISSING_PICTURE] })
  const data = { alt, ...(caption === undefined ? {} : { caption: caption || null }) }
  const here = { articles: { every: post }, shares: { every: post }, newsItems: { none: {} }, products: { none: {} } }
  const { count } = await tx.media.updateMany({ where: { id: picture.id, ...here }, data })
  if (count === 0)
    throw new AppError('conflict', 'This picture is shown elsewhere too. Please give its file once more.')
  // What readers see has changed.
  if (place === 'lead' && data.caption !== undefined && data.caption !== picture.caption)
    await tx.article.update({ where: post, data: { updatedAt: new Date() }, select: { id: true } })
}
