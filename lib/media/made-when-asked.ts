import 'server-only'
import { log } from '@/lib/core/log'
import { isCrop, PICTURE_WIDTHS } from '@/lib/core/picture-files'
import { encodeCrop, encodeWidth } from './encode'
import { mediaFile, mediaStorage } from './storage'

const [SMALLEST, NEXT, LARGEST] = PICTURE_WIDTHS
const FILE = /^([a-z0-9]{8,64})-(\w+)\.webp$/

/**
 * A file of a picture that is made of another when it is first asked for, and kept: the smallest size of one that was kept
 * before there was that size, and its crops, which only search engines ask for. Null when the name is another's or there is
 * no such picture.
 */
export async function makeWhenAsked(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const [, key, kind] = FILE.exec(file) ?? []
  if (!key || !kind) return null
  const bytes = await make(key, kind)
  if (bytes)
    await mediaStorage.write(file, bytes).catch((error: unknown) => log.error('media.not_kept', error, { file }))
  return bytes
}

async function make(key: string, kind: string) {
  const size = kind === String(SMALLEST) ? NEXT : isCrop(kind) ? LARGEST : null
  const source = size && (await mediaStorage.read(mediaFile(key, size)))
  if (!source) return null
  return isCrop(kind) ? encodeCrop(source, kind) : encodeWidth(source, SMALLEST)
}
