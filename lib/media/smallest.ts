import 'server-only'
import { log } from '@/lib/core/log'
import { PICTURE_WIDTHS } from '@/lib/core/picture-files'
import { encodeWidth } from './encode'
import { mediaFile, mediaStorage } from './storage'

const [SMALLEST, NEXT] = PICTURE_WIDTHS
const SMALLEST_FILE = new RegExp(`^([a-z0-9]{8,64})-${SMALLEST}\\.webp$`)

/**
 * The smallest size of a picture that was kept before there was that size: made of the next when it is first asked for, and kept.
 * Null when the name is another's or there is no such picture.
 */
export async function makeSmallest(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const key = SMALLEST_FILE.exec(file)?.[1]
  const next = key && (await mediaStorage.read(mediaFile(key, NEXT)))
  if (!next) return null
  const bytes = await encodeWidth(next, SMALLEST)
  await mediaStorage.write(file, bytes).catch((error: unknown) => log.error('media.not_kept', error, { file }))
  return bytes
}
