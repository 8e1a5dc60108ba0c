import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noteCrowd } from '@/lib/core/action/writing-crowd'
import { PageCache } from '@/lib/operations/page-cache'

type Asked = Parameters<PageCache['get']>[1]
type Page = Parameters<PageCache['set']>[1]
type Kept = Parameters<PageCache['set']>[2]

const KEY = '/a-page'
// Next's names of kinds are constants that its types do not hand out.
const asked = { kind: 'APP_PAGE', isRoutePPREnabled: true, isFallback: false } as unknown as Asked

const MEMBER = 'theme=dark; __Host-authjs.session-token=abc'

/** Next makes one for each request; what they keep is shared. */
const request = (cookie?: string) =>
  new PageCache({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: cookie ? { cookie } : {},
    dev: false,
  })

const page = (html: string) =>
  ({ kind: 'APP_PAGE', html, status: 200, headers: { 'x-next-cache-tags': 'a-tag' } }) as unknown as Page

const keep = (cache: PageCache, html: string) =>
  cache.set(KEY, page(html), { ...asked, cacheControl: { revalidate: 3600, expire: 7200 } } as unknown as Kept)
const read = async () => (await request().get(KEY, asked))?.value

/** Each test is of a later hour: what another has kept or expired is long past. */
let now = Date.now()
beforeEach(() => {
  now += 3_600_000
  vi.useFakeTimers({ now, toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

test('a page that a write has overtaken while it was rendered is made anew; one that began after the write is kept', async () => {
  const first = request()
  expect(await first.get(KEY, asked)).toBeNull()
  vi.advanceTimersByTime(100)
  await request().revalidateTag('a-tag', { expire: 1e-6 })
  vi.advanceTimersByTime(100)
  await keep(first, 'before the write')
  vi.advanceTimersByTime(99)
  expect(await overtaken(), 'shown for a moment, or many writes would leave nothing to show').toBe(false)
  expect(await overtaken(MEMBER), 'whoever has written sees it at once').toBe(true)
  vi.advanceTimersByTime(1)
  expect(await overtaken()).toBe(true)

  const second = request()
  await second.get(KEY, asked)
  vi.advanceTimersByTime(100)
  await keep(second, 'after the write')
  vi.advanceTimersByTime(1000)
  expect(await overtaken()).toBe(false)
  expect(await read()).toMatchObject({ html: 'after the write' })
})

test('a page that began after a write is made anew once more: it may have joined what was read before', async () => {
  await request().revalidateTag('a-tag', { expire: 1e-6 })
  vi.advanceTimersByTime(10)
  const joined = request()
  await joined.get(KEY, asked)
  vi.advanceTimersByTime(50)
  await keep(joined, 'with rows from before')
  vi.advanceTimersByTime(1400)
  expect(await overtaken()).toBe(false)
  vi.advanceTimersByTime(100)
  expect(await overtaken()).toBe(true)

  const last = request()
  await last.get(KEY, asked)
  await keep(last, 'with the new ones')
  vi.advanceTimersByTime(10_000)
  expect(await overtaken(), 'and that is all').toBe(false)
})

describe('while more is written than the server takes in', () => {
  beforeEach(async () => {
    const maker = request()
    await maker.get(KEY, asked)
    vi.advanceTimersByTime(100)
    await keep(maker, 'made')
    vi.advanceTimersByTime(200)
    noteCrowd()
    expect(await overtaken()).toBe(false)
    await request().revalidateTag('a-tag', { expire: 1e-6 })
    vi.advanceTimersByTime(100)
  })

  test('visitors see a page that was the newest half a second ago at most; whoever is signed in, and everybody else at other times, the newest', async () => {
    expect(await overtaken()).toBe(false)
    expect(await overtaken(MEMBER)).toBe(true)
    vi.advanceTimersByTime(399)
    noteCrowd()
    expect(await overtaken()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await overtaken(), 'now one is sent to make it anew').toBe(true)
  })

  test('nobody is shown the past any more when the last write has begun', async () => {
    expect(await overtaken()).toBe(false)
    vi.advanceTimersByTime(150)
    expect(await overtaken()).toBe(true)
  })

  test('one that a write overtook while it was made was the newest when its making began', async () => {
    const maker = request(MEMBER)
    await maker.get(KEY, asked)
    await request().revalidateTag('a-tag', { expire: 1e-6 })
    vi.advanceTimersByTime(200)
    await keep(maker, 'made beside writes')
    await request().revalidateTag('a-tag', { expire: 1e-6 })
    vi.advanceTimersByTime(299)
    noteCrowd()
    expect(await read()).toMatchObject({ html: 'made beside writes' })
    vi.advanceTimersByTime(1)
    expect(await overtaken()).toBe(true)
  })

  test('a page that took longer to make than it may be old is shown for a tenth of a second all the same', async () => {
    const maker = request()
    vi.advanceTimersByTime(500)
    noteCrowd()
    await maker.get(KEY, asked)
    await request().revalidateTag('a-tag', { expire: 1e-6 })
    vi.advanceTimersByTime(800)
    noteCrowd()
    await keep(maker, 'made slowly')
    await request().revalidateTag('a-tag', { expire: 1e-6 })
    vi.advanceTimersByTime(99)
    expect(await overtaken()).toBe(false)
    vi.advanceTimersByTime(1)
    noteCrowd()
    expect(await overtaken()).toBe(true)
  })
})

/** Next asks whether a tag of a page was expired after the page's date. */
async function overtaken(cookie?: string) {
  const { areTagsExpired } = await import('next/dist/server/lib/incremental-cache/tags-manifest.external.js')
  const found = await request(cookie).get(KEY, asked)
  return areTagsExpired(['a-tag'], found?.lastModified ?? 0)
}

test('files of the build are opened once for a page that they do not hold, until the page has been made', async () => {
  const opened = vi.spyOn(nodeFs, 'readFile')
  const ask = () => request().get('/another-page', asked)
  expect(await ask()).toBeNull()
  const once = opened.mock.calls.length
  expect(once).toBeGreaterThan(0)
  expect(await ask()).toBeNull()
  expect(opened).toHaveBeenCalledTimes(once)
  await request().set('/another-page', page('made'), {
    ...asked,
    cacheControl: { revalidate: 9, expire: 9 },
  } as unknown as Kept)
  expect((await ask())?.value).toMatchObject({ html: 'made' })
  opened.mockRestore()
})
