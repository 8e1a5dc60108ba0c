import { nextModule } from './next-module'

type Next = typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js')
const { default: FileSystemCache } = nextModule<Next>('next/dist/server/lib/incremental-cache/file-system-cache.js')
type FileSystemCache = InstanceType<typeof FileSystemCache>

/** Pages whose beginning is known; far more than the cache holds, so that the oldest can be forgotten. */
const MOST_KNOWN = 20_000

/** How long a page that was overtaken is shown all the same. Without it a page with many writes would never be kept. */
const GRACE_MS = 100

/** When the rendering of each kept page began and ended, in milliseconds since 1970; the newest last. */
const rendered = new Map<string, { begun: number; ended: number }>()

/** Pages of which the build's files are out of date. Each post to a page that nobody has read yet would open them again. */
const outdated = new Set<string>()

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
    const found = outdated.has(key) ? null : await super.get(...asked)
    if (!found) keepNewest(outdated.add(key))
    if (!found || !this.#asked.has(key)) this.#asked.set(key, now)
    const known = rendered.get(key)
    if (!found || !known || now < known.ended + GRACE_MS) return found
    return { ...found, lastModified: Math.min(known.begun, found.lastModified ?? known.begun) }
  }

  override async set(...kept: Parameters<FileSystemCache['set']>) {
    const [key] = kept
    const ended = Date.now()
    rendered.delete(key)
    keepNewest(rendered.set(key, { begun: this.#asked.get(key) ?? ended, ended }))
    this.#asked.delete(key)
    await super.set(...kept)
    outdated.delete(key)
  }
}

function keepNewest(known: Map<string, unknown> | Set<string>) {
  const [oldest] = known.keys()
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
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
