import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import type { Result } from '@/lib/core/result'
import { removeUnusedPictures } from '@/lib/media/commands'
import { mediaStorage } from '@/lib/media/storage'
import * as actions from '@/lib/news/actions'
import { findNewsForm, listNewsLines, listNewsSources } from '@/lib/news/admin-queries'
import { listNews, searchNews } from '@/lib/news/queries'
import { findSaveTarget } from '@/lib/saved/target-queries'
import { parseSearch } from '@/lib/search/list-state'
import { search } from '@/lib/search/queries'
import { listSitemapEntries } from '@/lib/seo/sitemap-queries'
import { atOnce, dataOf, request, signInAs, toForm } from '@/tests/support/request'
import { addMember } from '../store/shop'
import { fillNews, makeDesk } from './desk'

const all = { source: null, category: null, sort: 'newest', page: 1 } as const
const everything = { q: '', source: null, state: null, sort: 'newest', page: 1 } as const

const add = async (change: Record<string, string> = {}) =>
  dataOf(await actions.createNews(null, toForm(fillNews(change))))
const shownTitles = async (state: Partial<Parameters<typeof listNews>[0]> = {}) =>
  (await listNews({ ...all, ...state }))?.items.map(({ title }) => title)
const counted = async () =>
  (await db.newsCount.findMany({ where: { count: { gt: 0 } } })).reduce((sum, { count }) => sum + count, 0)
const acts = async (id: string) =>
  (await db.auditEntry.findMany({ where: { subject: `news:${id}` }, orderBy: [{ at: 'asc' }, { id: 'asc' }] })).map(
    ({ action }) => action,
  )
const fileCount = async () => (await Array.fromAsync(mediaStorage.list())).length
const drawn = async (background: string) => {
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'thing.png', { type: 'image/png' })
}

let counter = 0

beforeAll(makeDesk)
beforeEach(async () => {
  counter += 1
  await db.newsItem.deleteMany()
  signInAs(await addMember(`mod-${counter}`, 'moderator'))
})

describe('a new item', () => {
  test('is in the list, its filters, the search and the sitemaps, and in the audit log', async () => {
    const { id, slug } = await add({ title: 'A zirconium chip', author: 'Odile Marchetti' })
    expect(slug).toBe('a-zirconium-chip')
    expect((await listNews({ ...all, source: 'wired', category: 'ai' }))?.items).toEqual([
      expect.objectContaining({
        id,
        title: 'A zirconium chip',
        author: 'Odile Marchetti',
        picture: null,
        source: { slug: 'wired', name: 'Wired' },
        category: { slug: 'ai', name: 'AI' },
      }),
    ])
    expect((await searchNews({ ...all, q: 'ZIRCON' }))?.total).toBe(1)
    expect((await search(parseSearch('zirconium', {}))).total).toBe(1)
    const at = (await listSitemapEntries('pages', 1))?.find(({ url }) => url.endsWith('/news'))?.changedAt
    expect(at).toMatch(/^2026-01-01/)
    expect(request.updatedTags).toEqual(['news'])
    expect(await db.auditEntry.findFirst({ where: { subject: `news:${id}` } })).toMatchObject({
      action: 'news.create',
      details: { title: 'A zirconium chip', source: 'wired' },
    })
    // The same headline of another report is another item, and so is one in another script.
    expect((await add({ title: 'A zirconium chip' })).slug).toBe('a-zirconium-chip-2')
    expect((await add({ title: 'Новый чип' })).slug).toBe('novyy-chip')
  })

  test('of a report that is there already is refused by the title that it stands under, hidden or not', async () => {
    const { id } = await add({ title: 'The first', link: 'https://wired.example/same' })
    await actions.hideNews(null, toForm({ id }))
    const again = fillNews({ link: ' HTTPS://WIRED.example/same ' })
    expect(await actions.createNews(null, toForm(again))).toMatchObject({
      ok: false,
      problem: 'conflict',
      values: again,
      fieldErrors: { link: ['“The first” has this link already'] },
    })
    expect(await db.newsItem.count()).toBe(1)
  })

  test('that two enter at the same moment stands once', async () => {
    const [one, other] = [await addMember(`one-${counter}`, 'admin'), await addMember(`other-${counter}`, 'moderator')]
    const form = () => toForm(fillNews({ title: 'Twice', link: 'https://wired.example/twice' }))
    const results = await atOnce<Result<object>>([
      [one, () => actions.createNews(null, form())],
      [other, () => actions.createNews(null, form())],
    ])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.find(({ ok }) => !ok)).toMatchObject({ problem: 'conflict', fieldErrors: expect.any(Object) })
  })

  test.each(['https://wired.example/a', 'http://www.wired.example/a/', 'https://wired.example/a/?utm_source=rss#top'])(
    'of a report that is there under another spelling than %s is refused',
    async (link) => {
      await add({ title: 'The first', link: 'https://www.wired.example/a' })
      expect(await actions.createNews(null, toForm(fillNews({ link })))).toMatchObject({
        fieldErrors: { link: ['“The first” has this link already'] },
      })
    },
  )

  test('whose answer was lost is there once, for whoever sends it again as it was', async () => {
    const said = fillNews({ author: 'Odile Marchetti' })
    const send = (change = {}) => actions.createNews(null, toForm({ ...said, ...change }))
    const first = dataOf(await send())
    expect(dataOf(await send())).toMatchObject({ id: first.id, slug: first.slug })
    expect(await db.newsItem.count()).toBe(1)
    expect(await send({ description: 'Something else.' })).toMatchObject({ problem: 'conflict' })
    const mine = request.viewer
    signInAs(await addMember(`else-${counter}`, 'moderator'))
    expect(await send()).toMatchObject({ problem: 'conflict' })
    signInAs(mine)
    await actions.hideNews(null, toForm({ id: first.id }))
    expect(await send()).toMatchObject({ problem: 'conflict' })
  })

  test('of a source that takes no more is refused; what is there of it can be changed', async () => {
    const closed = { source: 'gazette' }
    expect(await actions.createNews(null, toForm(fillNews(closed)))).toMatchObject({
      problem: 'invalid',
      fieldErrors: { source: ['This source takes no new items. Please choose another one'] },
    })
    const said = fillNews()
    const { id } = dataOf(await actions.createNews(null, toForm(said)))
    const change = (more: Record<string, string>) => actions.editNews(null, toForm({ ...said, id, ...more }))
    expect(await change({ ...closed, version: '1' })).toMatchObject({ problem: 'invalid' })
    const { id: sourceId } = await db.newsSource.findUniqueOrThrow({ where: { slug: 'gazette' } })
    await db.newsItem.update({ where: { id }, data: { sourceId } })
    expect(await change({ ...closed, version: '1', title: 'Corrected' })).toMatchObject({ ok: true })
  })

  test.each([
    [{ source: 'nobody', category: 'spaceships' }, ['source', 'category']],
    [{ link: 'javascript:alert(1)' }, ['link']],
    [{ publishedAt: '2999-01-01T00:00' }, ['publishedAt']],
    [{ title: '' }, ['title']],
  ])('%j is refused beside its fields, and nothing is kept', async (change: Record<string, string>, fields) => {
    const result = await actions.createNews(null, toForm(fillNews(change)))
    expect(result).toMatchObject({ ok: false, problem: 'invalid' })
    expect(Object.keys((!result.ok && result.fieldErrors) || {})).toEqual(fields)
    expect(await db.newsItem.count()).toBe(0)
  })
})

describe('a change', () => {
  test('moves an item between lists and their counts, keeps its slug, and is noted', async () => {
    const said = fillNews({ title: 'Before' })
    const { id, slug } = dataOf(await actions.createNews(null, toForm(said)))
    const change = { ...said, id, version: '1', title: 'After', source: 'cnet', category: 'cloud' }
    expect(await actions.editNews(null, toForm(change))).toMatchObject({ ok: true, message: 'News item saved' })
    expect(await shownTitles({ source: 'wired' })).toEqual([])
    expect(await shownTitles({ source: 'cnet', category: 'cloud' })).toEqual(['After'])
    expect(await counted()).toBe(1)
    expect((await search(parseSearch('before', {}))).total).toBe(0)
    expect((await db.newsItem.findUniqueOrThrow({ where: { id } })).slug).toBe(slug)
    expect(await acts(id)).toEqual(['news.create', 'news.edit'])
  })

  test('of another window is not replaced unasked', async () => {
    const said = fillNews()
    const { id } = dataOf(await actions.createNews(null, toForm(said)))
    const edit = (version: string, title: string) => actions.editNews(null, toForm({ ...said, id, version, title }))
    expect(await edit('1', 'Mine')).toMatchObject({ ok: true, data: { version: 2 } })
    expect(await edit('1', 'Yours')).toMatchObject({ problem: 'conflict', values: { title: 'Yours' } })
    expect(await findNewsForm(id)).toMatchObject({ title: 'Mine', version: 2 })
    // Hiding and a picture are no other state of the form.
    await actions.hideNews(null, toForm({ id }))
    await actions.setNewsPicture(null, toForm({ id, file: await drawn('#c33'), alt: '' }))
    const both = await Promise.all([edit('2', 'One'), edit('2', 'Other')])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('keeps the seconds of a moment that nobody has touched, and the link of the item itself', async () => {
    const said = fillNews()
    const { id } = dataOf(await actions.createNews(null, toForm(said)))
    const publishedAt = new Date('2026-01-02T03:04:05.678Z')
    await db.newsItem.update({ where: { id }, data: { publishedAt } })
    const form = { ...said, id, publishedAt: '2026-01-02T03:04' }
    await actions.editNews(null, toForm({ ...form, version: '1' }))
    expect((await findNewsForm(id))?.publishedAt).toEqual(publishedAt)
    await actions.editNews(null, toForm({ ...form, version: '2', publishedAt: '2026-01-02T03:03' }))
    expect((await findNewsForm(id))?.publishedAt).toEqual(new Date('2026-01-02T03:03Z'))
    const other = await add()
    const taken = await actions.editNews(null, toForm({ ...form, id: other.id, version: '1' }))
    expect(taken).toMatchObject({ fieldErrors: { link: [`“${said.title}” has this link already`] } })
  })
})

test('what is hidden leaves everything that readers see, and comes back to it', async () => {
  const [{ id }] = [await add({ title: 'A palladium cell' }), await add({ title: 'Another' })]
  expect(await actions.hideNews(null, toForm({ id }))).toMatchObject({ ok: true, message: 'News item hidden' })
  const { hiddenAt } = await db.newsItem.findUniqueOrThrow({ where: { id } })
  await actions.hideNews(null, toForm({ id }))
  expect((await db.newsItem.findUniqueOrThrow({ where: { id } })).hiddenAt).toEqual(hiddenAt)
  expect(await shownTitles()).toEqual(['Another'])
  expect(await counted()).toBe(1)
  expect((await searchNews({ ...all, q: 'palladium' }))?.total).toBe(0)
  expect((await search(parseSearch('palladium', {}))).total).toBe(0)
  expect(await findSaveTarget('news', id)).toBeNull()
  expect(request.updatedTags).toContain('news')

  expect(await actions.showNews(null, toForm({ id }))).toMatchObject({ message: 'News item is shown again' })
  expect(await shownTitles()).toEqual(['Another', 'A palladium cell'])
  expect(await counted()).toBe(2)
  expect((await search(parseSearch('palladium', {}))).total).toBe(1)
  expect(await acts(id)).toEqual(['news.create', 'news.hide', 'news.hide', 'news.show'])
})

test('a picture is encoded anew and shown; the one before goes, and what is none is refused', async () => {
  const { id } = await add()
  const show = async (background: string) => {
    dataOf(await actions.setNewsPicture(null, toForm({ id, file: await drawn(background), alt: 'A thing' })))
    return (await db.newsItem.findUniqueOrThrow({ where: { id } })).pictureId ?? ''
  }
  const first = await show('#c33')
  expect((await listNews(all))?.items[0]?.picture).toMatchObject({ width: 90, height: 60, alt: 'A thing' })
  const second = await show('#3c3')
  await removeUnusedPictures()
  expect((await db.media.findMany({ where: { id: { in: [first, second] } } })).map((row) => row.id)).toEqual([second])
  const file = new File(['<script>alert(1)</script>'], 'thing.png', { type: 'image/png' })
  expect(await actions.setNewsPicture(null, toForm({ id, file, alt: '' }))).toMatchObject({
    fieldErrors: { file: [expect.any(String)] },
  })
})

describe('the picture', () => {
  const shown = async () => (await listNews(all))?.items[0]?.picture
  const send = async (fields: Record<string, string | File>) => actions.setNewsPicture(null, toForm(fields))

  test('is described anew without its file, goes when it is taken away, and all of it is noted', async () => {
    const { id } = await add()
    expect(await send({ id, alt: 'Nothing' })).toMatchObject({ fieldErrors: { file: ['Please choose a picture'] } })
    dataOf(await send({ id, file: await drawn('#c33'), alt: 'A thing' }))
    expect(await send({ id, alt: 'A red thing', described: 'A thing' })).toMatchObject({ message: 'Description saved' })
    expect(await shown()).toMatchObject({ alt: 'A red thing' })
    // What was said of the former picture is not said of this one.
    const other = await send({ id, file: await drawn('#3c3'), alt: 'A red thing', described: 'A red thing' })
    expect(other).toMatchObject({ message: 'Picture saved. What was said of the former one is left out.' })
    expect(await shown()).toMatchObject({ alt: '' })
    const { pictureId } = await db.newsItem.findUniqueOrThrow({ where: { id } })
    request.updatedTags.length = 0
    expect(await actions.removeNewsPicture(null, toForm({ id }))).toMatchObject({ message: 'Picture removed' })
    expect(request.updatedTags).toEqual(['news'])
    expect(await shown()).toBeNull()
    await removeUnusedPictures()
    expect(await db.media.count({ where: { id: pictureId ?? '' } })).toBe(0)
    expect((await acts(id)).slice(1)).toEqual(Array(4).fill('news.picture'))
  })

  test('that something else shows as well is not described from here', async () => {
    const [{ id }, { id: other }] = [await add(), await add()]
    dataOf(await send({ id, file: await drawn('#c33'), alt: 'A thing' }))
    const { pictureId } = await db.newsItem.findUniqueOrThrow({ where: { id } })
    await db.newsItem.update({ where: { id: other }, data: { pictureId } })
    expect(await send({ id, alt: 'Mine' })).toMatchObject({ problem: 'conflict' })
    expect(await db.media.findUnique({ where: { id: pictureId ?? '' } })).toMatchObject({ alt: 'A thing' })
  })

  test.each([
    [
      'is no moderator any more',
      'forbidden',
      (id: string) => db.profile.update({ where: { id }, data: { role: 'user' } }),
    ],
    [
      'was suspended',
      'suspended',
      (id: string) => db.user.update({ where: { id }, data: { suspendedUntil: new Date(Date.now() + 86_400_000) } }),
    ],
  ])('of somebody who %s once it is made is not kept, nor are its files', async (_what, problem, change) => {
    const { id } = await add()
    const before = await fileCount()
    await change(request.viewer?.id ?? '')
    expect(await send({ id, file: await drawn('#c33'), alt: '' })).toMatchObject({ ok: false, problem })
    expect(await fileCount()).toBe(before)
    expect(await shown()).toBeNull()
  })
})

test('the list of the administration has every item, narrowed and in the order asked for', async () => {
  const words = { title: 'A 50%_chip', publishedAt: '2026-02-03T00:00' }
  const [{ id }] = [await add(words), await add({ description: 'It says CHIP.', source: 'cnet' }), await add()]
  await actions.hideNews(null, toForm({ id }))
  const titles = async (state: Partial<Parameters<typeof listNewsLines>[0]>) =>
    (await listNewsLines({ ...everything, ...state })).lines.map(({ title }) => title)
  const { lines, ...rest } = await listNewsLines({ ...everything, page: 9 })
  expect(rest).toEqual({ total: 3, pages: 1, page: 1 })
  expect(lines[0]).toEqual({
    id,
    title: words.title,
    source: 'Wired',
    category: 'AI',
    hidden: true,
    publishedAt: new Date('2026-02-03T00:00Z'),
  })
  expect((await titles({ sort: 'oldest' })).at(-1)).toBe(words.title)
  expect(await titles({ q: 'Chip' })).toHaveLength(2)
  expect(await titles({ q: '%_' })).toEqual([words.title])
  expect(await titles({ q: 'chip', state: 'hidden' })).toEqual([words.title])
  expect(await titles({ state: 'shown' })).toHaveLength(2)
  expect(await titles({ source: 'cnet' })).toHaveLength(1)
  expect(await titles({ source: 'cnet', state: 'hidden' })).toEqual([])
  expect(await listNewsSources()).toEqual([
    { slug: 'cnet', name: 'CNET', active: true },
    { slug: 'gazette', name: 'Gazette', active: false },
    { slug: 'wired', name: 'Wired', active: true },
  ])
})
