import { beforeEach, describe, expect, test, vi } from 'vitest'
import { leaveMissingText } from '@/app/(public)/missing-text'
import {
  notePresence,
  quickEditPost,
  restorePost,
  restoreRevision,
  savePost,
  setPostStatus,
  trashPost,
} from '@/lib/articles/actions'
import { putIntoTrash } from '@/lib/articles/commands/trash-post'
import { withLockedPost } from '@/lib/articles/commands/with-locked-post'
import { findPostToEdit } from '@/lib/articles/edit-queries'
import { findTextFate } from '@/lib/articles/fate-queries'
import { findPostToAskAbout, findPostToGuard } from '@/lib/articles/guard-queries'
import { publishDue } from '@/lib/articles/jobs'
import { removePostPicture } from '@/lib/articles/picture-actions'
import { listPosts } from '@/lib/articles/post-list-queries'
import { parsePostList } from '@/lib/articles/post-list-state'
import { findArticle, listArticles, listHomeArticles } from '@/lib/articles/queries'
import { emptyTrash } from '@/lib/articles/trash-commands'
import { listCategoryArticles } from '@/lib/categories/queries'
import { listTagTexts } from '@/lib/categories/tag-queries'
import { db } from '@/lib/core/db'
import { FAR_YEAR } from '@/lib/core/form-dates'
import { isGone } from '@/lib/core/gone-addresses'
import { routes } from '@/lib/core/routes'
import type { Member } from '@/lib/core/viewer'
import { findPerson } from '@/lib/people/queries'
import { findReview, listFrontReviews, listReviews } from '@/lib/reviews/queries'
import { parseSearch } from '@/lib/search/list-state'
import { search } from '@/lib/search/queries'
import { suggest } from '@/lib/search/suggest-queries'
import { makeFeed, makeSiteFeed } from '@/lib/seo/feed-queries'
import { listNewsEntries } from '@/lib/seo/news-sitemap-queries'
import { listSitemapEntries } from '@/lib/seo/sitemap-queries'
import { answerJobs, answerNoJobs } from '@/tests/support/own-server'
import { request, signInAs, toForm } from '@/tests/support/request'
import { actAs, Browser } from '../auth/browser'
import { wipe } from '../auth/people'
import { addMember } from '../comments/texts'
import { addCategories, create, reviewFields, rowOf, save } from './posts'

vi.mock('next/headers', async () => (await import('../auth/browser')).nextHeaders)

let iris: Member
let otto: Member
let boss: Member
let newcomer: Member

beforeEach(async () => {
  await wipe()
  await db.tag.deleteMany()
  await addCategories()
  actAs(new Browser())
  iris = await addMember('iris')
  otto = await addMember('otto')
  boss = await addMember('boss', { role: 'admin' })
  newcomer = await addMember('newcomer', { verified: false })
  signInAs(iris)
})

type Places = Record<string, (slug: string) => Promise<unknown>>

/** Every place where readers find an article: its page, lists, feeds, sitemaps. */
const PLACES: Places = {
  'its page': (slug) => findArticle(slug),
  home: () => listHomeArticles(6),
  articles: () => listArticles({ sort: 'latest', category: null, tag: null, page: 1 }),
  category: () => listCategoryArticles({ category: 'laptops', sub: null, sort: 'latest', tag: null, page: 1 }),
  tag: () => listTagTexts({ tag: 'usb-c', sort: 'latest', page: 1 }),
  author: () => findPerson({ username: 'iris', show: 'all', page: 1 }),
  feed: () => makeSiteFeed(),
  'feed of the category': () => makeFeed('category', 'laptops'),
  'feed of the tag': () => makeFeed('tag', 'usb-c'),
  'feed of the author': () => makeFeed('author', 'iris'),
  sitemap: () => listSitemapEntries('articles', 1),
  'news sitemap': () => listNewsEntries(),
  search: () => search(parseSearch('keyboard', {})),
  'what the search suggests': () => suggest('keyboard'),
}

/** Where a published review is to be found. */
const PLACES_OF_REVIEWS: Places = {
  'its page': (slug) => findReview(slug),
  home: () => listFrontReviews(4),
  reviews: () => listReviews({ tab: 'recent', category: null, page: 1 }),
  'popular reviews': () => listReviews({ tab: 'popular', category: null, page: 1 }),
  'reviews of the category': () => listReviews({ tab: 'recent', category: 'audio', page: 1 }),
  tag: () => listTagTexts({ tag: 'usb-c', sort: 'latest', page: 1 }),
  author: () => findPerson({ username: 'iris', show: 'all', page: 1 }),
  feed: () => makeSiteFeed(),
  'feed of the category': () => makeFeed('category', 'audio'),
  'feed of the tag': () => makeFeed('tag', 'usb-c'),
  'feed of the author': () => makeFeed('author', 'iris'),
  sitemap: () => listSitemapEntries('reviews', 1),
  search: () => search(parseSearch('keyboard', {})),
  'what the search suggests': () => suggest('keyboard'),
}

/** Where a text is seen, and which places keep what they show under none of the tags that were just updated. */
async function look(slug: string, places = PLACES) {
  const seen: string[] = []
  const left: string[] = []
  for (const [place, read] of Object.entries(places)) {
    request.cacheTags = []
    if (JSON.stringify(await read(slug).catch(() => null))?.includes(slug)) seen.push(place)
    const isKept = request.cacheTags.length > 0
    if (isKept && !request.cacheTags.some((tag) => request.updatedTags.includes(tag))) left.push(place)
  }
  return { seen, left }
}

const seenIn = async (slug: string) => (await look(slug)).seen

const trash = (id: string) => trashPost(null, toForm({ id }))
const restore = (id: string) => restorePost(null, toForm({ id }))
const setStatus = (id: string, status: string) => setPostStatus(null, toForm({ id, status }))

test('a text is everywhere once it is published and nowhere before, nor after', async () => {
  const { id, slug } = await create({ tags: 'USB-C' })
  expect(await seenIn(slug)).toEqual([])
  await save(id, { content: 'Still a draft.' })
  expect(request.updatedTags).toEqual([])

  expect(await setStatus(id, 'published')).toMatchObject({ ok: true })
  expect(request.updatedTags).toEqual(['articles', `article:${slug}`])
  expect(await look(slug)).toEqual({ seen: Object.keys(PLACES), left: [] })

  request.updatedTags = []
  await setStatus(id, 'draft')
  expect(request.updatedTags).toEqual(['articles', `article:${slug}`])
  expect(await look(slug)).toEqual({ seen: [], left: [] })
  expect(await findTextFate(slug)).toBeNull()
})

test('so is a review', async () => {
  const { id, slug } = await create(reviewFields({ tags: 'USB-C' }))
  expect(request.updatedTags).toEqual([])
  expect((await look(slug, PLACES_OF_REVIEWS)).seen).toEqual([])

  expect(await setStatus(id, 'published')).toMatchObject({ ok: true })
  expect(request.updatedTags).toEqual(['reviews', `review:${slug}`])
  expect(await look(slug, PLACES_OF_REVIEWS)).toEqual({ seen: Object.keys(PLACES_OF_REVIEWS), left: [] })

  request.updatedTags = []
  await setStatus(id, 'draft')
  expect(request.updatedTags).toEqual(['reviews', `review:${slug}`])
  expect(await look(slug, PLACES_OF_REVIEWS)).toEqual({ seen: [], left: [] })
})

test('a text without tags has none in the lists', async () => {
  const { slug } = await create({ status: 'published' })
  const list = await listArticles({ sort: 'latest', category: null, tag: null, page: 1 })
  expect(list?.articles.map((card) => [card.slug, card.tags])).toEqual([[slug, []]])
})

test('what comes back keeps the date of its first day', async () => {
  const { id } = await create({ status: 'published' })
  const { publishedAt } = await rowOf(id)
  await setStatus(id, 'draft')
  await setStatus(id, 'published')
  expect((await rowOf(id)).publishedAt).toEqual(publishedAt)
})

describe('the date of the last change', () => {
  const before = new Date('2026-01-05T10:00:00Z')
  const createOld = async () => {
    const { id } = await create({ status: 'published' })
    await db.article.update({ where: { id }, data: { publishedAt: before, updatedAt: before } })
    return id
  }
  const changeQuickly = async (id: string, status: string) => {
    const { version, title, slug } = await rowOf(id)
    return quickEditPost(null, toForm({ id, version: String(version), title, slug, status }))
  }

  test.each([
    ['the trash', [trash, restore]],
    ['the drafts', [(id: string) => setStatus(id, 'draft'), (id: string) => setStatus(id, 'published')]],
    ['the quick edit', [(id: string) => changeQuickly(id, 'draft'), (id: string) => changeQuickly(id, 'published')]],
    [
      'the editor, unchanged',
      [(id: string) => save(id, { status: 'draft' }), (id: string) => save(id, { status: 'published' })],
    ],
  ])('stays when a text goes through %s', async (_where, acts) => {
    const id = await createOld()
    for (const act of acts) {
      expect(await act(id)).toMatchObject({ ok: true })
      expect((await rowOf(id)).updatedAt).toEqual(before)
    }
    expect(await rowOf(id)).toMatchObject({ status: 'published', deletedAt: null })
  })

  test('moves when a text says something new, and when it first comes out', async () => {
    const id = await createOld()
    await save(id, { content: 'New words.' })
    expect((await rowOf(id)).updatedAt.getTime()).toBeGreaterThan(before.getTime())

    const { id: draft } = await create({ title: 'Kept for weeks' })
    await db.article.update({ where: { id: draft }, data: { updatedAt: before } })
    await setStatus(draft, 'published')
    const { publishedAt, updatedAt } = await rowOf(draft)
    expect(updatedAt).toEqual(publishedAt)
  })
})

describe('a scheduled post', () => {
  beforeEach(answerJobs)

  const later = new Date(Date.now() + 3_600_000).toISOString().slice(0, 16)
  const makeDue = (id: string) =>
    db.article.update({
      where: { id },
      data: { scheduledFor: new Date(Date.now() - 60_000), updatedAt: new Date(Date.now() - 86_400_000) },
    })

  test('comes out at its time, by itself, and is shown', async () => {
    const { id, slug } = await create({ status: 'scheduled', scheduledFor: later, tags: 'usb-c' })
    expect(await publishDue()).toBe(0)
    expect(await seenIn(slug)).toEqual([])

    const { scheduledFor } = await makeDue(id)
    expect(await publishDue()).toBe(1)
    const published = { status: 'published', publishedAt: scheduledFor, updatedAt: scheduledFor, scheduledFor: null }
    expect(await rowOf(id)).toMatchObject(published)
    expect(request.updatedTags).toEqual(['articles', `article:${slug}`])
    expect(await seenIn(slug)).toEqual(Object.keys(PLACES))
    expect(await publishDue()).toBe(0)
  })

  test('comes out with however many others, but for one that is being saved', async () => {
    const made = []
    for (let count = 0; count < 23; count += 1)
      made.push(await create({ title: `Due ${count}`, status: 'scheduled', scheduledFor: later }))
    for (const { id } of made) await makeDue(id)
    const [saved] = made
    await db.$transaction(async (tx) => {
      await tx.$queryRaw`select 1 from articles where id = ${saved?.id}::uuid for update`
      expect(await publishDue()).toBe(22)
    })
    expect(await publishDue()).toBe(1)
  })

  test('is shown by the next round when the first one could not', async () => {
    const { id, slug } = await create({ status: 'scheduled', scheduledFor: later })
    await makeDue(id)
    answerNoJobs()
    await expect(publishDue()).rejects.toThrow('away')
    answerJobs()
    await publishDue()
    expect(request.updatedTags).toEqual(['articles', `article:${slug}`])
  })

  test.each([
    ['of somebody who is suspended', () => ({ suspendedUntil: new Date(Date.now() + 86_400_000) })],
    ['of somebody whose address is not proved', () => ({ emailVerifiedAt: null })],
  ])('%s waits', async (_what, change) => {
    const { id } = await create({ status: 'scheduled', scheduledFor: later })
    await makeDue(id)
    await db.user.update({ where: { id: iris.id }, data: change() })
    expect(await publishDue()).toBe(0)
    expect((await rowOf(id)).status).toBe('scheduled')
  })

  test('is a draft again after a day for which it could not come out, and its author is told', async () => {
    const { id } = await create({ title: 'Late', status: 'scheduled', scheduledFor: later })
    await db.article.update({ where: { id }, data: { scheduledFor: new Date(Date.now() - 25 * 3_600_000) } })
    await db.user.update({ where: { id: iris.id }, data: { deletionRequestedAt: new Date() } })
    expect(await publishDue()).toBe(0)
    expect(await rowOf(id)).toMatchObject({ status: 'draft', publishedAt: null, scheduledFor: null })
    const told = await db.notification.findMany({ select: { userId: true, text: true } })
    expect(told).toEqual([{ userId: iris.id, text: expect.stringContaining('“Late” did not come out at its time') }])
  })

  test('comes out by the right of whoever chose the time', async () => {
    const { id } = await create()
    signInAs(boss)
    await save(id, { status: 'scheduled', scheduledFor: later })
    await makeDue(id)
    await db.user.update({ where: { id: iris.id }, data: { emailVerifiedAt: null } })
    expect(await publishDue()).toBe(1)
    expect((await rowOf(id)).status).toBe('published')
  })

  test('stays with who chose the time, whatever else somebody changes in it', async () => {
    const { id, slug, version } = await create({ status: 'scheduled', scheduledFor: later })
    signInAs(boss)
    const edit = { id, version: String(version), title: 'Corrected', slug, category: 'technology', status: 'scheduled' }
    expect(await quickEditPost(null, toForm(edit))).toMatchObject({ ok: true })
    expect((await rowOf(id)).scheduledById).toBe(iris.id)
    await makeDue(id)
    await db.user.update({ where: { id: iris.id }, data: { suspendedUntil: new Date(Date.now() + 86_400_000) } })
    expect(await publishDue()).toBe(0)
  })

  test.each([
    ['is no administrator any more', () => db.profile.update({ where: { id: boss.id }, data: { role: 'moderator' } })],
    ['has left', () => db.user.delete({ where: { id: boss.id } })],
  ])('waits when who chose its time %s', async (_what, change) => {
    const { id } = await create()
    signInAs(boss)
    await save(id, { status: 'scheduled', scheduledFor: later })
    await makeDue(id)
    await change()
    expect(await publishDue()).toBe(0)
    expect((await rowOf(id)).status).toBe('scheduled')
  })

  describe('that comes out while somebody writes in it', () => {
    const minute = (ago: number) => new Date(Math.floor(Date.now() / 60_000 - ago) * 60_000)
    const open = async () => {
      const { id, version, slug, title } = await create({ status: 'scheduled', scheduledFor: later })
      const { scheduledFor } = await db.article.update({ where: { id }, data: { scheduledFor: minute(1) } })
      const form = {
        version: String(version),
        status: 'scheduled',
        scheduledFor: scheduledFor?.toISOString().slice(0, 16) ?? '',
      }
      return { id, slug, title, scheduledFor, form }
    }

    test('is saved by the form that was open, and stays out', async () => {
      const { id, form, scheduledFor } = await open()
      expect(await publishDue()).toBe(1)
      expect(await save(id, { ...form, content: 'Typed on.' })).toMatchObject({
        ok: true,
        data: { status: 'published' },
      })
      const { content, status, publishedAt } = await rowOf(id)
      expect({ content, status, publishedAt }).toEqual({
        content: 'Typed on.',
        status: 'published',
        publishedAt: scheduledFor,
      })
    })

    test('is saved just before that as well, and comes out', async () => {
      const { id, form } = await open()
      expect(await save(id, { ...form, content: 'Typed on.' })).toMatchObject({
        ok: true,
        data: { status: 'scheduled' },
      })
      expect(await publishDue()).toBe(1)
      expect(await rowOf(id)).toMatchObject({ content: 'Typed on.', status: 'published' })
    })

    test('is saved by the dialog that was open, and stays out', async () => {
      const { id, slug, form, scheduledFor } = await open()
      await publishDue()
      expect(await quickEditPost(null, toForm({ id, slug, title: 'Better', ...form }))).toMatchObject({ ok: true })
      expect(await rowOf(id)).toMatchObject({ title: 'Better', status: 'published', publishedAt: scheduledFor })
    })

    test('and just after its rules were asked is saved as what it is by then', async () => {
      const { id, scheduledFor } = await open()
      const before = await findPostToGuard({ id })
      await publishDue()
      if (!before) throw new Error('No post.')
      const { done } = await withLockedPost(before, async (_tx, found) => found)
      expect(done).toMatchObject({ status: 'published', publishedAt: scheduledFor, scheduledFor: null, version: 1 })
    })

    test('is told of as being out', async () => {
      const { id } = await open()
      await publishDue()
      expect(await notePresence(null, toForm({ id }))).toMatchObject({ data: { version: 1, status: 'published' } })
    })

    test('and that had come out before is not put off by a time that is over', async () => {
      const { id, form } = await open()
      await publishDue()
      const wrong = { ...form, scheduledFor: minute(5).toISOString().slice(0, 16) }
      expect(await save(id, wrong)).toMatchObject({
        ok: false,
        fieldErrors: { scheduledFor: ['Please enter a time in the future'] },
      })
    })
  })

  test('that came out while its deletion was decided on is taken from its readers all the same', async () => {
    const { id, slug } = await create({ status: 'scheduled', scheduledFor: later })
    const before = await findPostToGuard({ id })
    await makeDue(id)
    await publishDue()
    if (!before) throw new Error('No post.')
    const put = (by: Member) =>
      db.$transaction((tx) => putIntoTrash(tx, { ...by, network: '203.0.113.0/24' }, before, ''))
    expect(await put(boss)).toMatchObject({ slug, status: 'published', publishedAt: expect.any(Date) })
    // Whoever comes second changes nothing of who did it.
    await expect(put(iris)).rejects.toMatchObject({ problem: 'conflict' })
    expect((await rowOf(id)).deletedById).toBe(boss.id)
  })

  test.each([
    ['+012026-01-01T10:00', 'Please enter a date and a time'],
    ['0000-01-01T00:00', FAR_YEAR],
    ['2027-02-31T10:00', 'Please enter a date and a time'],
    ['2100-01-01T24:30', 'Please enter a date and a time'],
  ])('has a time that a calendar knows, not %s', async (scheduledFor, problem) => {
    const { id } = await create()
    expect(await save(id, { status: 'scheduled', scheduledFor })).toMatchObject({
      ok: false,
      fieldErrors: { scheduledFor: [problem] },
    })
  })

  test('is a draft by a form that still holds its time, and by the quick edit', async () => {
    const planned = { status: 'scheduled', scheduledFor: later }
    const { id, title, slug } = await create(planned)
    expect(await save(id, { ...planned, status: 'draft' })).toMatchObject({ ok: true })
    expect(await rowOf(id)).toMatchObject({ status: 'draft', scheduledFor: null })
    await save(id, planned)
    const { version } = await rowOf(id)
    const quick = { id, title, slug, version: String(version), status: 'draft' }
    expect(await quickEditPost(null, toForm(quick))).toMatchObject({ ok: true })
    expect(await rowOf(id)).toMatchObject({ status: 'draft', scheduledFor: null })
  })

  test('is not what a published post becomes without a word of the status', async () => {
    const { id } = await create({ status: 'published' })
    expect(await save(id, { scheduledFor: later })).toMatchObject({
      fieldErrors: { scheduledFor: [expect.stringMatching(/^To publish at this time/)] },
    })
  })

  test('in the trash stays there', async () => {
    const { id } = await create({ status: 'scheduled', scheduledFor: later })
    await makeDue(id)
    await trash(id)
    expect(await publishDue()).toBe(0)
  })

  test('comes back from the trash as a draft when its time has passed there, else as it was', async () => {
    const { id } = await create({ status: 'scheduled', scheduledFor: later })
    await trash(id)
    expect(await restore(id)).toMatchObject({ ok: true, message: 'The post is back where it was.' })
    expect(await rowOf(id)).toMatchObject({ status: 'scheduled', scheduledFor: expect.any(Date) })

    await trash(id)
    await makeDue(id)
    expect(await restore(id)).toMatchObject({
      ok: true,
      message: 'The post is back as a draft: the time at which it was to be published has passed.',
    })
    expect(await publishDue()).toBe(0)
    expect(await rowOf(id)).toMatchObject({ status: 'draft', publishedAt: null, scheduledFor: null })
  })
})

describe('the trash', () => {
  test('takes a text from its readers and gives it back as it was', async () => {
    const { id, slug } = await create({ status: 'published', tags: 'usb-c' })
    request.updatedTags = []
    expect(await trash(id)).toMatchObject({ ok: true, message: 'Article deleted successfully' })
    expect(request.updatedTags).toEqual(['articles', `article:${slug}`])
    expect(await seenIn(slug)).toEqual([])
    expect(await findTextFate(slug)).toBe('gone')
    expect(await findPostToEdit(iris, id)).toBeNull()
    expect(await save(id, { content: 'Written into the void.' })).toMatchObject({ ok: false, problem: 'forbidden' })

    expect(await restore(id)).toMatchObject({ ok: true })
    expect(await seenIn(slug)).toEqual(Object.keys(PLACES))
    expect(await restore(id)).toMatchObject({ ok: false, problem: 'forbidden' })
  })

  test('leaves an address that is gone until its text is back, as a draft as well', async () => {
    const { id, slug } = await create({ status: 'published' })
    const path = routes.article(slug)
    const ask = () => leaveMissingText(path, slug).catch(() => isGone(path))
    await trash(id)
    expect(await ask()).toBe(true)
    await restore(id)
    await setStatus(id, 'draft')
    expect(await ask()).toBe(false)
  })

  test('says of a draft that readers knew once that it is gone, as long as it is in there', async () => {
    const { id, slug } = await create({ status: 'published' })
    await setStatus(id, 'draft')
    expect(await findTextFate(slug)).toBeNull()
    request.updatedTags = []
    await trash(id)
    expect(request.updatedTags).toEqual(['articles', `article:${slug}`])
    expect(await findTextFate(slug)).toBe('gone')
    request.updatedTags = []
    await restore(id)
    expect(request.updatedTags).toEqual(['articles', `article:${slug}`])
    expect(await findTextFate(slug)).toBeNull()

    request.updatedTags = []
    const draft = await create({ title: 'Nobody knew it' })
    await trash(draft.id)
    await restore(draft.id)
    expect(request.updatedTags).toEqual([])
  })

  test('is emptied after thirty days, and no earlier', async () => {
    const [old, fresh] = [await create(), await create({ title: 'Younger' })]
    const known = await create({ title: 'Known', status: 'published' })
    await save(known.id, { title: 'Known', slug: 'known-better', status: 'published' })
    await db.article.update({ where: { id: known.id }, data: { deletedAt: new Date(0) } })
    expect(await emptyTrash()).toBe(1)
    // Readers knew these two addresses, and nobody knew that of a draft.
    expect(await Promise.all([known.slug, 'known-better'].map(findTextFate))).toEqual(['gone', 'gone'])
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    await db.article.update({ where: { id: old.id }, data: { deletedAt: daysAgo(30.1) } })
    await db.article.update({ where: { id: fresh.id }, data: { deletedAt: daysAgo(29.9) } })
    expect(await emptyTrash()).toBe(1)
    expect(await db.article.findMany({ select: { id: true } })).toEqual([{ id: fresh.id }])
  })
})

describe('an address that is not proved', () => {
  const unverified = { ok: false, problem: 'unverified' }

  test('writes drafts and publishes nothing', async () => {
    signInAs(newcomer)
    const { id } = await create({ title: 'First steps' })
    expect(await save(id, { content: 'More.' })).toMatchObject({ ok: true })
    expect(await save(id, { status: 'published' })).toMatchObject(unverified)
    expect(await save(id, { status: 'scheduled', scheduledFor: '2100-01-01T00:00' })).toMatchObject(unverified)
    expect(await setStatus(id, 'published')).toMatchObject(unverified)
    await expect(create({ title: 'Second steps', status: 'published' })).rejects.toThrow('verify your email')
    expect((await rowOf(id)).status).toBe('draft')
  })

  test('does not change or bring back what readers see', async () => {
    const { id } = await create({ status: 'published' })
    signInAs({ ...iris, verified: false })
    expect(await save(id, { content: 'Changed.' })).toMatchObject(unverified)
    const removePicture = (post: string) => removePostPicture(null, toForm({ id: post, place: 'lead' }))
    const picture = { create: { key: 'seenbyreaders', width: 1, height: 1, bytes: 1 } } as const
    await db.article.update({ where: { id }, data: { picture } })
    expect(await removePicture(id)).toMatchObject(unverified)
    expect((await rowOf(id)).pictureId).not.toBeNull()
    expect(await removePicture((await create({ title: 'A draft' })).id)).toMatchObject({ ok: true })
    expect(await trash(id)).toMatchObject({ ok: true })
    expect(await restore(id)).toMatchObject(unverified)
  })
})

test('of a text that was removed nothing can be published', async () => {
  const { id, slug, version } = await create()
  await db.article.update({ where: { id }, data: { content: '' } })
  const refused = { ok: false, problem: 'invalid', fieldErrors: { content: ['Content is required'] } }
  expect(await setStatus(id, 'published')).toMatchObject(refused)
  const edit = { id, version: String(version), title: 'Empty', slug, status: 'published' }
  expect(await quickEditPost(null, toForm(edit))).toMatchObject(refused)
  expect((await rowOf(id)).status).toBe('draft')
})

test.each(['', '0', '3000000000', '1.5', 'x'])('a form of the version %j is out of date', async (version) => {
  const { id } = await create()
  expect(await save(id, { version, content: 'More.' })).toMatchObject({
    ok: false,
    problem: 'invalid',
    fieldErrors: { version: ['This form is out of date. Please open the post again.'] },
  })
})

test('a save that says nothing new tells nobody and overtakes nobody', async () => {
  const { id, slug, version, title } = await create(reviewFields({ tags: 'usb-c, quiet' }))
  signInAs(boss)
  const answer = await save(id, { tags: 'usb-c, quiet', category: 'audio' })
  expect(answer).toMatchObject({ ok: true, data: { version } })
  // What is stored is what this form has sent, not what it sent before.
  expect(answer).not.toHaveProperty('data.repeated')
  const quick = { id, version: String(version), title, slug, category: 'audio', status: 'draft' }
  expect(await quickEditPost(null, toForm(quick))).toMatchObject({ ok: true })
  await setStatus(id, 'draft')
  expect(await db.notification.count()).toBe(0)
  expect((await rowOf(id)).version).toBe(version)

  signInAs(iris)
  expect(await save(id, { tags: 'usb-c', category: 'audio' })).toMatchObject({
    ok: true,
    data: { version: version + 1 },
  })
  expect(await save(id, { category: 'audio', verdict: 'Leave it.' })).toMatchObject({ data: { version: version + 2 } })
  expect(await rowOf(id)).toMatchObject({ tagNames: ['usb-c'], review: { verdict: 'Leave it.' } })
})

test('what was done in another tab is said of', async () => {
  const { id } = await create()
  await trash(id)
  expect(await trashPost(null, toForm({ id }))).toMatchObject({ message: 'This post is in the trash already.' })
  expect(await restorePost(null, toForm({ id }))).toMatchObject({ ok: true })
  expect(await restorePost(null, toForm({ id }))).toMatchObject({ message: 'This post is not in the trash any more.' })
  signInAs(otto)
  expect(await restorePost(null, toForm({ id }))).toMatchObject({ message: 'You are not allowed to do that.' })
})

test('a post in the trash says so to whoever could bring it back', async () => {
  const { id } = await create()
  await trash(id)
  const message = 'This post is in the trash. Restore it, then save again.'
  expect(await save(id, { content: 'More.' })).toMatchObject({ ok: false, problem: 'forbidden', message })
  signInAs(otto)
  expect(await save(id)).toMatchObject({ ok: false, message: 'You are not allowed to do that.' })
})

describe('whose posts', () => {
  const titles = async (member: Member, asked: Record<string, string> = {}) =>
    (await listPosts(member, parsePostList(asked))).lines.map(({ title }) => title)

  test('a list shows says when the scheduled ones come out, also of one that was out before', async () => {
    const { id } = await create({ status: 'published' })
    await save(id, { status: 'scheduled', scheduledFor: '2100-01-02T11:09' })
    await create({ title: 'Draft' })
    const { lines } = await listPosts(iris, parsePostList({ sort: 'status' }))
    expect(lines.map(({ status, scheduledFor }) => [status, scheduledFor?.toISOString() ?? null])).toEqual([
      ['draft', null],
      ['scheduled', '2100-01-02T11:09:00.000Z'],
    ])
  })

  test('a list shows: one’s own, and everybody’s to an administrator', async () => {
    await create({ title: 'By iris' })
    signInAs(otto)
    await create({ title: 'By otto', status: 'published' })
    expect(await titles(iris)).toEqual(['By iris'])
    expect(await titles(otto)).toEqual(['By otto'])
    expect(await titles(boss)).toEqual(['By otto', 'By iris'])
    expect(await titles(await addMember('mod', { role: 'moderator' }))).toEqual([])
  })

  test('it filters, searches, sorts and pages', async () => {
    const { id } = await create({ title: 'Alpha 100%', status: 'published' })
    await create({ title: 'beta', category: 'technology', tags: 'standing desk' })
    await trash((await create({ title: 'Gamma' })).id)
    expect(await titles(iris, { status: 'published' })).toEqual(['Alpha 100%'])
    expect(await titles(iris, { status: 'trash' })).toEqual(['Gamma'])
    expect(await titles(iris, { q: '100%' })).toEqual(['Alpha 100%'])
    expect(await titles(iris, { q: '_' })).toEqual([])
    expect(await titles(iris, { q: 'STANDING' })).toEqual(['beta'])
    expect(await titles(iris, { sort: '-title' })).toEqual(['beta', 'Alpha 100%'])
    expect(await titles(iris, { sort: 'category' })).toEqual(['Alpha 100%', 'beta'])
    expect(await titles(iris, { sort: 'status' })).toEqual(['beta', 'Alpha 100%'])
    const { authorId, categoryId } = await rowOf(id)
    await db.article.createMany({
      data: Array.from({ length: 25 }, (_, n) => ({
        title: `N ${n}`,
        slug: `n-${n}`,
        content: 'x',
        authorId,
        categoryId,
      })),
    })
    expect(await listPosts(iris, parsePostList({ page: '2' }))).toMatchObject({ total: 27, pages: 2, page: 2 })
    expect(await titles(iris, { page: '2' })).toHaveLength(7)
    expect((await listPosts(iris, parsePostList({ page: '9' }))).page).toBe(2)
  })

  test('accents and the order of words make no difference to a search, nor accents to the order of titles', async () => {
    for (const title of ['Zebra', 'Ärger mit Éclairs', 'apple', '“Quoted”']) await create({ title })
    expect(await titles(iris, { sort: 'title' })).toEqual(['“Quoted”', 'apple', 'Ärger mit Éclairs', 'Zebra'])
    expect(await titles(iris, { q: 'eclair ARGER' })).toEqual(['Ärger mit Éclairs'])
    expect(await titles(iris, { q: 'ärger' })).toEqual(['Ärger mit Éclairs'])
    expect(await titles(iris, { q: 'ärger zebra' })).toEqual([])
    expect(await titles(iris, { q: 'sound iris', sort: 'title' })).toHaveLength(4)
    for (const q of ['＼', '％', '＿', '%']) expect(await titles(iris, { q })).toEqual([])
  })

  test('nobody changes another’s; an administrator does, it is written down and the author is told', async () => {
    const { id, slug } = await create({ status: 'published' })
    for (const stranger of [otto, await addMember('mod', { role: 'moderator' })]) {
      signInAs(stranger)
      for (const result of [await save(id, { content: 'Mine now.' }), await trash(id), await setStatus(id, 'draft')]) {
        expect(result).toMatchObject({ ok: false, problem: 'forbidden' })
      }
      expect(await findPostToEdit(stranger, id)).toBeNull()
    }
    signInAs(boss)
    const { version } = await rowOf(id)
    expect(
      await quickEditPost(
        null,
        toForm({
          id,
          version: String(version),
          title: 'Edited',
          slug,
          status: 'published',
          reason: ' A  clearer title. ',
        }),
      ),
    ).toMatchObject({ ok: true, message: 'Your changes have been saved successfully.' })
    const told = () =>
      db.notification.findMany({
        orderBy: { id: 'asc' },
        select: { userId: true, kind: true, subject: true, href: true, text: true },
      })
    const notice = {
      userId: iris.id,
      kind: 'moderation',
      subject: `article:${id}`,
      href: `/admin/blog/${id}/edit`,
      text: 'An administrator changed your post “A quiet keyboard”. A clearer title.',
    }
    expect(await told()).toEqual([notice])
    await trash(id)
    const trashed = { ...notice, text: 'An administrator put your post “Edited” into the trash.' }
    // What was not read yet stays, and its reason with it.
    expect(await told()).toEqual([notice, trashed])
    await restorePost(null, toForm({ id }))
    await trash(id)
    expect((await told()).filter(({ text }) => text === trashed.text)).toHaveLength(1)
    const noted = { action: true, actor: true, reason: true, network: true }
    const network = '203.0.113.0/24'
    expect(await db.auditEntry.findMany({ orderBy: { id: 'asc' }, select: noted })).toEqual([
      { action: 'post.edit', actor: 'boss', reason: 'A clearer title.', network },
      { action: 'post.delete', actor: 'boss', reason: null, network },
      { action: 'post.restore', actor: 'boss', reason: null, network },
      { action: 'post.delete', actor: 'boss', reason: null, network },
    ])
    await db.notification.deleteMany()
    signInAs(iris)
    // What an administrator put into the trash is not for the author to take out.
    expect(await restorePost(null, toForm({ id }))).toMatchObject({ ok: false, problem: 'forbidden' })
    const message = 'An administrator has put this post into the trash.'
    expect(await save(id, { content: 'More.' })).toMatchObject({ ok: false, message })
    expect(await told()).toEqual([])
    signInAs(boss)
    expect(await restorePost(null, toForm({ id }))).toMatchObject({ ok: true })
    signInAs(iris)
    await trash(id)
    expect(await restorePost(null, toForm({ id }))).toMatchObject({ ok: true })
  })
})

test('an administrator who takes a post from its readers, or gives it to them, says so, by whichever form', async () => {
  const { id } = await create({ status: 'published', tags: 'usb-c' })
  const told = async () => (await db.notification.findFirst({ orderBy: { id: 'desc' } }))?.text
  const act = async () => (await db.auditEntry.findFirst({ orderBy: { id: 'desc' } }))?.action
  signInAs(boss)
  request.updatedTags = []
  const reason = 'Not ours.'
  expect(await save(id, { status: 'draft', tags: 'usb-c', reason })).toMatchObject({ ok: true })
  expect(await told()).toBe('An administrator took your post “A quiet keyboard” back to your drafts. Not ours.')
  expect(await act()).toBe('post.unpublish')
  // Its words go from among the trends, which stand on every page.
  expect(request.updatedTags).toContain('trends')
  const quick = async (status: string) => {
    const { version, title, slug } = await rowOf(id)
    return quickEditPost(null, toForm({ id, version: String(version), title, slug, status, reason }))
  }
  request.updatedTags = []
  expect(await quick('published')).toMatchObject({ ok: true })
  expect(await told()).toBe('An administrator published your post “A quiet keyboard”. Not ours.')
  expect(await act()).toBe('post.publish')
  expect(request.updatedTags).not.toContain('trends')
  const planned = { status: 'scheduled', scheduledFor: '2100-01-02T11:09', tags: 'usb-c', reason }
  expect(await save(id, planned)).toMatchObject({ ok: true })
  expect(await act()).toBe('post.postpone')
  expect(await told()).toContain('from its readers, to come out again later. Not ours.')
  expect(request.updatedTags).toContain('trends')
  expect(await quick('draft')).toMatchObject({ ok: true })
  expect(await act()).toBe('post.unpublish')
})

/** What an administrator does to a post of iris without opening its text, and what she reads of it. */
const ASKED_ACTS = {
  'post.publish': {
    begin: async (id: string) => void (await setStatus(id, 'draft')),
    act: (form: Record<string, string>) => setPostStatus(null, toForm({ ...form, status: 'published' })),
    told: 'An administrator published your post “A quiet keyboard”.',
  },
  'post.unpublish': {
    begin: async () => {},
    act: (form: Record<string, string>) => setPostStatus(null, toForm({ ...form, status: 'draft' })),
    told: 'An administrator took your post “A quiet keyboard” back to your drafts.',
  },
  'post.restore': {
    begin: async (id: string) => void (await trash(id)),
    act: (form: Record<string, string>) => restorePost(null, toForm(form)),
    told: 'An administrator took your post “A quiet keyboard” out of the trash.',
  },
  'post.revert': {
    begin: async (id: string) => void (await save(id, { content: 'Said later.' })),
    async act({ id = '', ...form }: Record<string, string>) {
      const kept = await db.articleRevision.findFirstOrThrow({
        where: { articleId: id },
        orderBy: { createdAt: 'asc' },
      })
      const { version } = await rowOf(id)
      return restoreRevision(null, toForm({ id, ...form, revisionId: kept.id, version: String(version) }))
    },
    told: 'An administrator brought an earlier version of your post “A quiet keyboard” back.',
  },
}

describe.each(Object.entries(ASKED_ACTS))('%s by an administrator', (action, { begin, act, told }) => {
  test.each([
    ['with a reason', { reason: ' It was  a mistake. ' }, 'It was a mistake.'],
    ['without one', {}, null],
  ])('is written down and told to the author, %s', async (_which, said, reason) => {
    const { id } = await create({ status: 'published' })
    await begin(id)
    expect(await db.auditEntry.count()).toBe(0)
    signInAs(boss)
    const form = { id, ...said }
    expect(await act({ ...form, reason: 'x'.repeat(1001) })).toMatchObject({
      ok: false,
      problem: 'invalid',
      fieldErrors: { reason: [expect.any(String)] },
    })
    expect(await db.notification.count()).toBe(0)
    expect(await act(form)).toMatchObject({ ok: true })
    const noted = { action: true, actor: true, reason: true }
    expect(await db.auditEntry.findMany({ select: noted })).toEqual([{ action, actor: 'boss', reason }])
    expect(await db.notification.findMany({ select: { userId: true, text: true } })).toEqual([
      { userId: iris.id, text: reason ? `${told} ${reason}` : told },
    ])
  })

  test('is no matter for either where it is the author’s own', async () => {
    const { id } = await create({ status: 'published' })
    await begin(id)
    expect(await act({ id, reason: 'Mine.' })).toMatchObject({ ok: true })
    expect(await db.auditEntry.count()).toBe(0)
    expect(await db.notification.count()).toBe(0)
  })
})

test('the question before an act is about what can be done by whoever asks, and the list knows whose a post is', async () => {
  const { id } = await create()
  const asked = async () => {
    const rows = []
    for (const member of [boss, iris, newcomer, otto])
      for (const act of ['publish', 'restore'] as const)
        if (await findPostToAskAbout(member, act, id)) rows.push(`${member.username} may ${act}`)
    return rows
  }
  expect(await asked()).toEqual(['boss may publish', 'iris may publish'])
  await setStatus(id, 'published')
  expect(await asked()).toEqual([])
  const isOthers = async (member: Member) =>
    (await listPosts(member, parsePostList({ status: 'published' }))).lines.map((line) => line.isOthers)
  expect([await isOthers(iris), await isOthers(boss)]).toEqual([[false], [true]])
  await trash(id)
  expect(await asked()).toEqual(['boss may restore', 'iris may restore'])
  await restore(id)
  signInAs(boss)
  await trash(id)
  expect(await asked()).toEqual(['boss may restore'])
  expect(await findPostToAskAbout(boss, 'restore', crypto.randomUUID())).toBeNull()
})

test('who has a text open hears of the others', async () => {
  const { id } = await create()
  const note = () => notePresence(null, toForm({ id }))
  expect(await note()).toMatchObject({ data: { others: [], version: 1 } })
  signInAs(boss)
  expect(await note()).toMatchObject({ data: { others: ['iris'] } })
  signInAs(iris)
  expect(await note()).toMatchObject({ data: { others: ['boss'] } })
  await db.articleEditor.updateMany({ data: { seenAt: new Date(Date.now() - 60_000) } })
  expect(await note()).toMatchObject({ data: { others: [] } })
})

test('a save that the database does not take says so, and the text comes back', async () => {
  const { id } = await create(reviewFields())
  await db.$executeRaw`alter table article_revisions rename to away`
  const result = await save(id, { content: 'Typed for hours.' }).finally(
    () => db.$executeRaw`alter table away rename to article_revisions`,
  )
  expect(result).toMatchObject({
    ok: false,
    problem: 'unexpected',
    message: expect.stringMatching(/^Failed to update post\. Reference /),
    values: { content: 'Typed for hours.' },
  })
  expect((await rowOf(id)).content).toBe('It makes **no** sound.')
  expect(await savePost(null, toForm({ id }))).toMatchObject({ ok: false, problem: 'invalid' })
})
