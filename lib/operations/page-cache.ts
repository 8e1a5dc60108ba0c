import { areWritesWaiting } from '@/lib/core/action/waiting-writes'
import { SESSION_COOKIE_NAME } from '@/lib/core/session-cookie-name'
import { nextModule } from './next-module'
import { forgetAnswers } from './repeatable-answers'

type Next = typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js')
const { default: FileSystemCache } = nextModule<Next>('next/dist/server/lib/incremental-cache/file-system-cache.js')
type FileSystemCache = InstanceType<typeof FileSystemCache>
type Found = Awaited<ReturnType<FileSystemCache['get']>>

/** Pages whose beginning is known; far more than the cache holds, so that the oldest can be forgotten. */
const MOST_KNOWN = 20_000

/** How long a page that was overtaken is shown all the same. Without it a page with many writes would never be kept. */
const GRACE_MS = 100

/**
 * How old a page may be, from the beginning of its rendering, that visitors are shown while more is written than the server
 * takes in: a rendering costs as much as ten writes. With the time for which its answer is repeated (front/repeated-answers.ts) all
 * see within a second what was written (design, 5).
 */
const CROWDED_AGE_MS = 600

/** When the rendering of each kept page began and ended, in milliseconds since 1970; the newest last. */
const rendered = new Map<string, { begun: number; ended: number }>()

/** Pages as they were last found while writes waited; the newest last. */
const shownLast = new Map<string, NonNullable<Found>>()
const MOST_SHOWN_AGAIN = 50

/** Pages of which the build's files are out of date. Each post to a page that nobody has read yet would open them again. */
const outdated = new Set<string>()

/**
 * Next's own cache of pages, with the date of a page set to when its rendering began. Next takes the time when it ended: a
 * page that has read its rows before a write and is done after it would count as newer than the write, and stay as it is
 * until the next one. Next makes one of these for each request and asks for a page before it renders it.
 */
export class PageCache extends FileSystemCache {
  #asked = new Map<string, number>()
  #isVisitor: boolean

  constructor(...made: ConstructorParameters<typeof FileSystemCache>) {
    super(...made)
    // Whoever has a session sees what they have written at once.
    this.#isVisitor = !String(made[0]._requestHeaders.cookie).includes(SESSION_COOKIE_NAME)
  }

  override async get(...asked: Parameters<FileSystemCache['get']>) {
    const [key] = asked
    const now = Date.now()
    const found = outdated.has(key) ? null : await super.get(...asked)
    if (!areWritesWaiting()) shownLast.clear()
    else if (this.#isVisitor) {
      const shown = showAgain(key, now, found)
      if (shown) return shown
    }
    if (!found) keepNewest(outdated.add(key))
    if (!found || !this.#asked.has(key)) this.#asked.set(key, now)
    const known = rendered.get(key)
    if (!found || !known || now < known.ended + GRACE_MS) return found
    return { ...found, lastModified: Math.min(known.begun, found.lastModified ?? known.begun) }
  }

  override async revalidateTag(...tags: Parameters<FileSystemCache['revalidateTag']>) {
    await super.revalidateTag(...tags)
    forgetAnswers()
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

/** What was last found of a page, for as long as it may be shown; null sends its reader to make it anew. */
function showAgain(key: string, now: number, found: Found): Found {
  if (found) {
    shownLast.delete(key)
    keepNewest(shownLast.set(key, found), MOST_SHOWN_AGAIN)
  }
  const last = shownLast.get(key)
  const made = rendered.get(key)
  if (!last || !made) return null
  const until = Math.max(made.begun + CROWDED_AGE_MS, made.ended + GRACE_MS)
  return now < until ? { ...last, lastModified: now } : null
}

function keepNewest(known: Map<string, unknown> | Set<string>, most = MOST_KNOWN) {
  const [oldest] = known.keys()
  if (known.size > most && oldest !== undefined) known.delete(oldest)
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
