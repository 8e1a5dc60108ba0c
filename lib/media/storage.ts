import 'server-only'
import { randomBytes } from 'node:crypto'
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/lib/core/env'
import { isCrop, PICTURE_CROPS, type PictureCrop } from '@/lib/core/picture-files'

type StoredFile = { file: string; writtenAt: Date }

/** Where the files of pictures are. A folder today; a bucket would be another object with these five verbs. */
export type MediaStorage = {
  /** The bytes of a file, or null when there is none of that name. */
  read: (file: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Whether there is a file of that name. */
  has: (file: string) => Promise<boolean>
  /** Keeps a file whole or not at all. Names are never used twice. */
  write: (file: string, bytes: Uint8Array) => Promise<void>
  /** Forgets a file; one that is not there is no error. */
  remove: (file: string) => Promise<void>
  /** All files, also what a write has left that was cut off, some at a time: there may be more than memory holds. */
  list: () => AsyncIterable<StoredFile>
}

/** What a write into the folder leaves that was cut off. */
export const PART_FILE = /^[0-9a-f]{16}\.part$/

/** Files in one folder, which is made when it is first written to. */
const inFolder = (folder: () => string): MediaStorage => ({
  async read(file) {
    const bytes = await readFile(join(folder(), file)).catch(absent)
    return bytes && new Uint8Array(bytes)
  },
  has: async (file) => (await stat(join(folder(), file)).catch(absent)) !== null,
  async write(file, bytes) {
    await mkdir(folder(), { recursive: true })
    const part = join(folder(), `${randomBytes(8).toString('hex')}.part`)
    try {
      await writeFile(part, bytes)
      // A reader must never see half a file.
      await rename(part, join(folder(), file))
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  },
  remove: (file) => rm(join(folder(), file), { force: true }),
  list: () => listFolder(folder()),
})

async function* listFolder(folder: string): AsyncGenerator<StoredFile> {
  const entries = await opendir(folder).catch(absent)
  if (!entries) return
  for await (const entry of entries) {
    // One that was removed meanwhile is no file any more.
    const found = entry.isFile() && (await stat(join(folder, entry.name)).catch(absent))
    if (found) yield { file: entry.name, writtenAt: found.mtime }
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/** The one in service. */
export const mediaStorage: MediaStorage = inFolder(() => join(env.DATA_DIR, 'media'))

/** `{key}-{width or shape}.webp`: nothing that could lead out of the folder. */
const MEDIA_FILE = /^[a-z0-9]{8,64}-(?:\d{2,4}|\d{1,2}x\d)\.webp$/

/** The name of a stored file: of the key's picture, in a width in pixels or in a shape. */
export const mediaFile = (key: string, kind: number | PictureCrop) => `${key}-${kind}.webp`

/** A new name, 128 bits that nobody can guess. */
export const randomKey = () => randomBytes(16).toString('hex')

/** The bytes of a stored picture, or null when there is no such file or the name has another shape. */
export async function openMedia(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return MEDIA_FILE.test(file) ? mediaStorage.read(file) : null
}

/** Keeps all sizes of a picture under a new key, or none of them. Returns the key. */
export async function writeSizes(sizes: readonly { width: number; bytes: Uint8Array }[]): Promise<string> {
  const key = randomKey()
  try {
    for (const { width, bytes } of sizes) await mediaStorage.write(mediaFile(key, width), bytes)
  } catch (error) {
    await removeSizes(
      key,
      sizes.map(({ width }) => width),
    )
    throw error
  }
  return key
}

/** Forgets a picture: the sizes named, and the shapes that were made of it. */
export async function removeSizes(key: string, widths: readonly number[]): Promise<void> {
  for (const kind of [...widths, ...Object.keys(PICTURE_CROPS).filter(isCrop)]) {
    const file = mediaFile(key, kind)
    if (MEDIA_FILE.test(file)) await mediaStorage.remove(file)
  }
}
