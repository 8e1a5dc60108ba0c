import 'server-only'
import { AppError } from '@/lib/core/app-error'
import { type Db, db } from '@/lib/core/db'
import { DAY_MS, HOUR_MS } from '@/lib/core/durations'
import { JOB_PATIENCE } from '@/lib/core/jobs/patience'
import { PICTURE_WIDTHS } from '@/lib/core/picture-files'
import type { Prisma } from '@/lib/generated/prisma/client'
import { AVATAR_WIDTHS, type Encoded, encodePicture } from './encode'
import { listNamedKeys } from './named-queries'
import { fitsQuota, PICTURE_QUOTA } from './policy'
import { removeSizes, writeSizes } from './storage'

type NewPicture = { ownerId: string; file: File; alt: string; caption: string }

/**
 * Keeps an uploaded picture. Whether it fits is asked before the work and, with the member's row locked, again with the
 * true size, so that many uploads at once cannot pass together.
 * @throws AppError 'invalid' when the file is no picture, 'conflict' when the member keeps too many.
 */
export async function storePicture({ ownerId, file, alt, caption }: NewPicture) {
  await requireUploadQuota(db, ownerId, 0)
  const made = await makePicture(file)
  const { animated, ...columns } = made
  try {
    const { id } = await db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM profiles WHERE id = ${ownerId}::uuid FOR UPDATE`
      await requireUploadQuota(tx, ownerId, columns.bytes)
      return tx.media.create({
        data: { ...columns, alt, caption: caption || null, ownerId },
        select: { id: true },
      })
    })
    return { id, animated, key: columns.key, width: columns.width, height: columns.height }
  } catch (error) {
    await discardPicture(made)
    throw error
  }
}

/** A picture whose files are there and whose row is not. */
type MadePicture = Omit<Encoded, 'sizes'> & { key: string; bytes: number }

/**
 * Makes the sizes of a picture of the house, such as that of a product. Takes its time and its turn, so no transaction is open
 * meanwhile. Then `keepPicture`, or `discardPicture`.
 * @throws AppError 'invalid' when the file is no picture.
 */
export async function makePicture(file: File): Promise<MadePicture> {
  const { sizes, ...made } = await encodePicture(new Uint8Array(await file.arrayBuffer()))
  const key = await writeSizes(sizes)
  return { ...made, key, bytes: sizes.reduce((sum, size) => sum + size.bytes.byteLength, 0) }
}

/** Returns the id. The picture belongs to nobody in person and counts against nobody's quota. */
export async function keepPicture(tx: Db, { animated: _, ...made }: MadePicture, alt: string): Promise<string> {
  const { id } = await tx.media.create({ data: { ...made, alt }, select: { id: true } })
  return id
}

/** Takes back the files of a picture whose row was not written. */
export const discardPicture = ({ key }: MadePicture) => removeSizes(key, PICTURE_WIDTHS)

async function requireUploadQuota(tx: Db, ownerId: string, bytes: number): Promise<void> {
  const { _count, _sum } = await tx.media.aggregate({ where: { ownerId }, _count: true, _sum: { bytes: true } })
  if (fitsQuota({ pictures: _count, bytes: _sum.bytes ?? 0 }, bytes)) return
  const megabytes = PICTURE_QUOTA.bytes / 1024 / 1024
  throw new AppError(
    'conflict',
    `You have uploaded as much as one member can: ${PICTURE_QUOTA.pictures} pictures or ${megabytes} MB. What is in no text and in no earlier version of one makes room within about a week; what is in a text that was removed, after 90 days.`,
  )
}

/** The channel on which somebody's leaving rings for the job that removes their pictures. */
export const DISCARDED_CHANNEL = 'media_discarded'

/** Marks all that a member has uploaded, in the transaction in which they leave: the job removes what nothing shows. */
export async function discardPictures(tx: Db, ownerId: string): Promise<void> {
  const { count } = await tx.media.updateMany({ where: { ownerId }, data: { discardedAt: new Date() } })
  if (count > 0) await tx.$executeRaw`SELECT pg_notify(${DISCARDED_CHANNEL}, '')`
}

/** A picture that is in no text and no draft for so long was not meant to stay. */
const UNPOSTED_MS = 7 * DAY_MS

/** Removes what those who left within the hour have uploaded. Returns how many pictures. */
export const removeDiscardedPictures = (now = new Date()) =>
  removeUnused({ discardedAt: { gt: new Date(now.getTime() - HOUR_MS) } })

/** Removes uploads that nothing shows: of all who left, and of members when they are older than a week. Returns how many. */
export const removeUnusedPictures = (now = new Date()) =>
  removeUnused({
    OR: [
      { discardedAt: { not: null } },
      { ownerId: { not: null }, createdAt: { lt: new Date(now.getTime() - UNPOSTED_MS) } },
    ],
  })

/** Most pictures that go in one transaction, which holds a connection while their files go. */
const ROUND = 500
/** Most rounds of one run; the next run takes the rest. Each reads every text. */
const MOST_ROUNDS = 20

async function removeUnused(where: Prisma.MediaWhereInput): Promise<number> {
  let removed = 0
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const count = await removeRound(where)
    removed += count
    if (count < ROUND) break
  }
  return removed
}

/** The files go before the rows are gone for good, so that a crash in between leaves nothing behind. */
async function removeRound(where: Prisma.MediaWhereInput): Promise<number> {
  return db.$transaction(
    async (tx) => {
      const candidates = await tx.media.findMany({
        where: {
          ...where,
          articles: { none: {} },
          shares: { none: {} },
          newsItems: { none: {} },
          products: { none: {} },
        },
        select: { key: true },
      })
      if (candidates.length === 0) return 0
      const unshown = candidates.map(({ key }) => key)
      const named = new Set(await listNamedKeys(tx, unshown))
      const keys = unshown.filter((key) => !named.has(key)).slice(0, ROUND)
      const { count } = await tx.media.deleteMany({ where: { key: { in: keys } } })
      for (const key of keys) await removeSizes(key, [...PICTURE_WIDTHS, ...AVATAR_WIDTHS])
      return count
    },
    { timeout: 120_000, ...JOB_PATIENCE },
  )
}
