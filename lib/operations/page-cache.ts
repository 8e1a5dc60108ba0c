import { createRequire } from 'node:module'
import { join } from 'node:path'

type Next = typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js')
// Next's own copy, which runs beside what it has built.
const { default: FileSystemCache }: Next = createRequire(join(process.cwd(), 'package.json'))(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
)
type FileSystemCache = InstanceType<typeof FileSystemCache>

/** Pages whose beginning is known; far more than the cache holds, so that the oldest can be forgotten. */
const MOST_KNOWN = 20_000

/** When the rendering of each kept page began, in milliseconds since 1970; the newest last. */
const begun = new Map<string, number>()

/**
 * Next's own cache of pages, with the date of a page set to when its rendering began. Next takes the time when it ended: a
 * page that has read its rows before a write and is done after it would count as newer than the write, and stay as it is
 * until the next one. Next makes one of these for each request and asks for a page before it renders it.
 */
export class PageCache extends FileSystemCache {
  #asked = new Map<string, number>()

  override async get(...asked: Parameters<FileSystemCache['get']>) {
    const [key] = asked
    const now = Date.now()
    const found = await super.get(...asked)
    if (!found || !this.#asked.has(key)) this.#asked.set(key, now)
    const born = begun.get(key)
    return found && born !== undefined ? { ...found, lastModified: Math.min(born, found.lastModified ?? born) } : found
  }

  override async set(...kept: Parameters<FileSystemCache['set']>) {
    const [key] = kept
    begun.delete(key)
    begun.set(key, this.#asked.get(key) ?? Date.now())
    this.#asked.delete(key)
    const [oldest] = begun.keys()
    if (begun.size > MOST_KNOWN && oldest !== undefined) begun.delete(oldest)
    await super.set(...kept)
  }
}

/**
 * Has Next keep pages so from now on. Its setting `cacheHandler` would be packed into the middleware as well, where there is
 * no file system; a handler that the server finds under this name takes the place of its own.
 */
export function keepPagesByTheirBeginning(): void {
  const known: unknown = Reflect.get(globalThis, HANDLERS)
  Reflect.set(globalThis, HANDLERS, { ...(typeof known === 'object' ? known : {}), FetchCache: PageCache })
}

const HANDLERS = Symbol.for('@next/cache-handlers')
