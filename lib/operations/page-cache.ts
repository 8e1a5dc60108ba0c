import { isCrowd } from '@/lib/core/action/writing-crowd'
import { SESSION_COOKIE_NAME } from '@/lib/core/session-cookie-name'
import { expireAgain } from './expire-again'
import { nextModule } from './next-module'
import { forgetAnswers } from './repeatable-answers'

type Next = typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js')
const { default: FileSystemCache } = nextModule<Next>('next/dist/server/lib/incremental-cache/file-system-cache.js')
type Tags = typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external.js')
const { areTagsExpired } = nextModule<Tags>('next/dist/server/lib/incremental-cache/tags-manifest.external.js')
type FileSystemCache = InstanceType<typeof FileSystemCache>
type Found = Awaited<ReturnType<FileSystemCache['get']>>

/** Where Next keeps the tags of a page. */
const TAGS = 'x-next-cache-tags'

/** Pages whose beginning is known; far more than the cache holds, so that the oldest can be forgotten. */
const MOST_KNOWN = 20_000

/** How long a page that was overtaken is shown to visitors all the same. Without it a page with many writes would never be kept. */
const GRACE_MS = 100

/**
 * How old a page may be that visitors are shown while more is written than the server takes in, from when it was last the
 * newest: a rendering costs as much as ten writes. With the time for which its answer is repeated (front/repeated-answers.ts) all
 * see within a second what was written (design, 5).
 */
const CROWDED_AGE_MS = 500

/** When the rendering of each kept page began and ended, in milliseconds since 1970; the newest last. */
const rendered = new Map<string, { begun: number; ended: number }>()

/** Pages as they were last found, and when nothing was missing in them, in milliseconds since 1970; the newest last. */
const foundLast = new Map<string, { page: NonNullable<Found>; newestAt: number }>()
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
    if (found) noteFound(key, found, now)
    if (isCrowd() && this.#isVisitor) {
      const shown = showAgain(key, now)
      if (shown) return shown
    }
    if (!found) keepNewest(outdated.add(key))
    if (!found || !this.#asked.has(key)) this.#asked.set(key, now)
    const known = rendered.get(key)
    if (!found || !known || (this.#isVisitor && now < known.ended + GRACE_MS)) return found
    return { ...found, lastModified: Math.min(known.begun, found.lastModified ?? known.begun) }
  }

  override async revalidateTag(...expired: Parameters<FileSystemCache['revalidateTag']>) {
    await this.#expire(...expired)
    const [tags, ...durations] = expired
    expireAgain([tags].flat(), (tag) => void this.#expire(tag, ...durations))
  }

  async #expire(...expired: Parameters<FileSystemCache['revalidateTag']>) {
    await super.revalidateTag(...expired)
    forgetAnswers()
  }

  override async set(...kept: Parameters<FileSystemCache['set']>) {
    const [key, value, settings] = kept
    const ended = Date.now()
    rendered.delete(key)
    keepNewest(rendered.set(key, { begun: this.#asked.get(key) ?? ended, ended }))
    this.#asked.delete(key)
    // Beside constant writes it is out of date before anybody has found it.
    const cacheControl = 'cacheControl' in settings ? settings.cacheControl : undefined
    noteFound(key, { value, lastModified: ended, ...(cacheControl && { cacheControl }) }, ended)
    await super.set(...kept)
    outdated.delete(key)
  }
}

function noteFound(key: string, page: NonNullable<Found>, now: number) {
  const tags = page.value && 'headers' in page.value ? page.value.headers?.[TAGS] : undefined
  // What has none is no page, or is never out of date.
  if (!tags) return
  const begun = rendered.get(key)?.begun ?? now
  const newestAt = areTagsExpired(String(tags).split(','), begun) ? begun : now
  foundLast.delete(key)
  keepNewest(foundLast.set(key, { page, newestAt }), MOST_SHOWN_AGAIN)
}

/** What was last found of a page, for as long as it may be shown; null sends its reader to make it anew. */
function showAgain(key: string, now: number): Found {
  const last = foundLast.get(key)
  if (!last) return null
  const made = rendered.get(key)
  const until = Math.max(last.newestAt + CROWDED_AGE_MS, made ? made.ended + GRACE_MS : 0)
  if (now < until) return { ...last.page, lastModified: now }
  foundLast.delete(key)
  return null
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
