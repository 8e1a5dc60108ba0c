import 'server-only'
import { AppError } from '@/lib/core/app-error'
import type { Db } from '@/lib/core/db'
import { AVATAR_WIDTHS, type Crop, encodeAvatar } from './encode'
import { AVATAR_BYTES, AVATAR_TOO_LARGE } from './limits'
import { mediaFile, removeSizes, writeSizes } from './storage'

/** The size that `Profile.avatar` names. */
const SHOWN = 192

/** A portrait whose files are there and whose row is not. */
export type MadeAvatar = { key: string; bytes: number }

/**
 * Makes a portrait in three sizes: the square `crop` of the upright picture, in its pixels, else the one in the middle. Takes
 * its time and its turn, so no transaction is open meanwhile. Then `keepAvatar`, or `discardAvatar`.
 * @throws AppError 'invalid' with a sentence under `file` when it is no picture or too large.
 */
export async function makeAvatar(file: File, crop?: Crop): Promise<MadeAvatar> {
  if (file.size > AVATAR_BYTES) throw new AppError('invalid', AVATAR_TOO_LARGE, { file: [AVATAR_TOO_LARGE] })
  const sizes = await encodeAvatar(new Uint8Array(await file.arrayBuffer()), crop)
  const key = await writeSizes(sizes)
  return { key, bytes: sizes.reduce((sum, size) => sum + size.bytes.byteLength, 0) }
}

/**
 * Returns the address for `Profile.avatar`. Call `forgetAvatar` with the former address once the new one is committed.
 */
export async function keepAvatar(tx: Db, ownerId: string, { key, bytes }: MadeAvatar): Promise<string> {
  const side = Math.max(...AVATAR_WIDTHS)
  await tx.media.create({ data: { key, width: side, height: side, bytes, ownerId } })
  return `/media/${mediaFile(key, SHOWN)}`
}

/** Removes the files of a portrait that gets no row. */
export const discardAvatar = ({ key }: MadeAvatar) => removeSizes(key, AVATAR_WIDTHS)

/** Removes a portrait that its owner uploaded; drawn ones, which may be shared, stay. */
export async function forgetAvatar(tx: Db, ownerId: string, address: string | null): Promise<void> {
  const key = address && keyOf(address)
  if (!key) return
  const { count } = await tx.media.deleteMany({ where: { key, ownerId } })
  if (count > 0) await removeSizes(key, AVATAR_WIDTHS)
}

const keyOf = (address: string) => /^\/media\/([a-z0-9]{8,64})-192\.webp$/.exec(address)?.[1] ?? null
