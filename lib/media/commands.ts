import 'server-only'
import { AppError } from '@/lib/core/app-error'
import { type Db, db } from '@/lib/core/db'
import { PICTURE_WIDTHS } from '@/lib/core/picture-files'
import { encodePicture } from './encode'
import { fitsQuota, PICTURE_QUOTA } from './policy'
import { removeSizes, writeSizes } from './storage'

type NewPicture = { ownerId: string; file: File; alt: string; caption: string }

/**
 * Keeps an uploaded picture. Whether it fits is asked before the work and, with the member's row locked, again with the
 * true size, so that many uploads at once cannot pass together.
 * @throws AppError 'invalid' when the file is no picture, 'conflict' when the member keeps too many.
 */
export async function storePicture({ ownerId, file, alt, caption }: NewPicture) {
  await requireRoom(db, ownerId, 0)
  const { sizes, width, height, placeholder, animated } = await encodePicture(new Uint8Array(await file.arrayBuffer()))
  const bytes = sizes.reduce((sum, size) => sum + size.bytes.byteLength, 0)
  const key = await writeSizes(sizes)
  try {
    const { id } = await db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM profiles WHERE id = ${ownerId}::uuid FOR UPDATE`
      await requireRoom(tx, ownerId, bytes)
      return tx.media.create({
        data: { key, width, height, bytes, alt, caption: caption || null, placeholder, ownerId },
        select: { id: true },
      })
    })
    return { id, key, width, height, animated }
  } catch (error) {
    await removeSizes(key, PICTURE_WIDTHS)
    throw error
  }
}

async function requireRoom(tx: Db, ownerId: string, bytes: number): Promise<void> {
  const { _count, _sum } = await tx.media.aggregate({ where: { ownerId }, _count: true, _sum: { bytes: true } })
  if (fitsQuota({ pictures: _count, bytes: _sum.bytes ?? 0 }, bytes)) return
  const megabytes = PICTURE_QUOTA.bytes / 1024 / 1024
  throw new AppError(
    'conflict',
    `You have uploaded as much as one member can: ${PICTURE_QUOTA.pictures} pictures or ${megabytes} MB.`,
  )
}
