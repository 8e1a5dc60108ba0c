import 'server-only'
import type { Db } from '@/lib/core/db'

/**
 * Gives a post its picture, or none. That of shared links is not on the page, whose date stays as it is, whatever it has
 * become while the picture was being made.
 */
export async function givePicture(
  tx: Db,
  place: 'lead' | 'share',
  id: string,
  pictureId: string | null,
): Promise<void> {
  if (place === 'lead') await tx.article.update({ where: { id }, data: { pictureId }, select: { id: true } })
  else await tx.$executeRaw`update articles set share_picture_id = ${pictureId}::uuid where id = ${id}::uuid`
}
