import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/lib/core/env'

/** `{key}-{width}.webp`: nothing that could lead out of the folder. */
const MEDIA_FILE = /^[a-z0-9]{8,64}-\d{2,4}\.webp$/

/** The bytes of a stored picture, or null when there is no such file or the name has another shape. */
export async function openMedia(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!MEDIA_FILE.test(file)) return null
  try {
    return new Uint8Array(await readFile(join(env.DATA_DIR, 'media', file)))
  } catch {
    return null
  }
}
