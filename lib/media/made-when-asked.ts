import 'server-only'
import { log } from '@/lib/core/log'
import { isCrop, PICTURE_WIDTHS } from '@/lib/core/picture-files'
import { decodeInTurn } from './decode-in-turn'
import { encodeCrop, encodeWidth } from './encode'
import { mediaFile, mediaStorage } from './storage'

type Bytes = Uint8Array<ArrayBuffer>

const [SMALLEST, NEXT, LARGEST] = PICTURE_WIDTHS
const FILE = /^([a-z0-9]{8,64})-(\w+)\.webp$/

/** How many may wait, some seconds of work: uploads of members stand in the same line. */
const MOST_WAITING = 30
const waiting = new Map<string, Promise<Bytes | null>>()

/**
 * A file of a picture that is made of another when it is first asked for, and kept: the smallest size of one that was kept
 * before there was that size, and its crops, which only search engines ask for. Null when the name is another's or there is
 * no such picture, 'later' when too much is being made already.
 */
export async function makeWhenAsked(file: string): Promise<Bytes | null | 'later'> {
  const [, key, kind] = FILE.exec(file) ?? []
  const size = kind === String(SMALLEST) ? NEXT : isCrop(kind ?? '') ? LARGEST : null
  if (!key || !kind || !size) return null
  const from = mediaFile(key, size)
  // Names that somebody made up take no place in the line.
  if (!waiting.has(file) && !(await mediaStorage.has(from))) return null
  const begun = waiting.get(file)
  if (begun) return begun
  if (waiting.size >= MOST_WAITING) return 'later'
  const made = decodeInTurn(() => make(file, kind, from)).finally(() => waiting.delete(file))
  waiting.set(file, made)
  return made
}

async function make(file: string, kind: string, from: string): Promise<Bytes | null> {
  const source = await mediaStorage.read(from)
  if (!source) return null
  const bytes = isCrop(kind) ? await encodeCrop(source, kind) : await encodeWidth(source, SMALLEST)
  await mediaStorage.write(file, bytes).catch((error: unknown) => log.error('media.not_kept', error, { file }))
  // A picture that was removed meanwhile took with it what there was of it then.
  if (!(await mediaStorage.read(from))) await mediaStorage.remove(file)
  return bytes
}
