import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawShareImage } from '@/app/og/draw-share-image'
import { removePostPicture, setPostPicture } from '@/lib/articles/picture-actions'
import { findArticle } from '@/lib/articles/queries'
import { textMetadata } from '@/lib/articles/text-metadata'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { uploadPicture } from '@/lib/media/actions'
import { makeSiteFeed } from '@/lib/seo/feed-queries'
import { drawMoving } from '@/tests/support/moving-picture'
import { request, signInAs, toForm } from '@/tests/support/request'
import { actAs, Browser } from '../auth/browser'
import { wipe } from '../auth/people'
import { addMember } from '../comments/texts'
import { addCategories, create, rowOf } from './posts'

vi.mock('next/headers', async () => (await import('../auth/browser')).nextHeaders)

/** What happens while a picture is being made. */
let meanwhile: (() => Promise<unknown>) | null = null
vi.mock('@/lib/media/commands', async (load) => {
  const media = await load<typeof import('@/lib/media/commands')>()
  return {
    ...media,
    async storePicture(...upload: Parameters<typeof media.storePicture>) {
      await meanwhile?.()
      return media.storePicture(...upload)
    },
  }
})

let iris: Member

beforeEach(async () => {
  meanwhile = null
  await wipe()
  await addCategories()
  actAs(new Browser())
  iris = await addMember('iris')
  signInAs(iris)
})

const draw = (background: string) => sharp({ create: { width: 40, height: 30, channels: 3, background } }).png()
const toFile = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name)
const still = async () => toFile(await draw('#c2330f').toBuffer(), 'desk.png')

const moving = async () => toFile(await drawMoving(), 'desk.gif')

const altOf = async (id: string | null) => (await db.media.findUniqueOrThrow({ where: { id: id ?? '' } })).alt

const give = (id: string, more: Record<string, string | File>) =>
  setPostPicture(null, toForm({ id, place: 'lead', ...more }))

test('of a moving picture the first frame is kept, and the answer says so', async () => {
  const { id } = await create()
  expect(await give(id, { file: await still() })).toMatchObject({ ok: true, message: 'Picture saved' })
  expect(await give(id, { file: await moving() })).toMatchObject({
    ok: true,
    message: 'Picture saved. Of a moving picture the first frame is kept.',
  })
})

test('a hundred uploads a day, for texts and for posts together', async () => {
  const { id } = await create()
  expect(await uploadPicture(null, toForm({ file: await still() }))).toMatchObject({ ok: true })
  const inTwoHours = new Date(Date.now() + 2 * 3_600_000)
  await db.rateLimit.updateMany({ where: { expiresAt: { gt: inTwoHours } }, data: { count: 99 } })
  expect(await give(id, { file: await still() })).toMatchObject({ ok: true })
  expect(await give(id, { file: await still() })).toMatchObject({ ok: false, problem: 'rate_limited' })
})

test('what a picture shows is said anew without its file, by whoever may edit the post, and readers see it', async () => {
  const { id, slug } = await create({ status: 'published' })
  await give(id, { file: await still(), alt: 'A dest' })
  const { pictureId } = await rowOf(id)
  request.updatedTags = []
  expect(await give(id, { alt: ' A  desk ' })).toMatchObject({ ok: true, message: 'Description saved' })
  expect(request.updatedTags).toEqual(['articles', `article:${slug}`])
  expect((await rowOf(id)).pictureId).toBe(pictureId)
  expect((await findArticle(slug))?.picture).toMatchObject({ alt: 'A desk' })

  signInAs(await addMember('boss', { role: 'admin' }))
  expect(await give(id, { alt: 'A desk by the window' })).toMatchObject({ ok: true })
  expect(await altOf(pictureId)).toBe('A desk by the window')
  expect(await db.auditEntry.findFirst()).toMatchObject({
    action: 'post.picture',
    actor: 'boss',
    network: '203.0.113.0/24',
  })
  signInAs(await addMember('otto'))
  expect(await give(id, { alt: 'Mine' })).toMatchObject({ ok: false, problem: 'forbidden' })
  expect(await altOf(pictureId)).toBe('A desk by the window')
})

test('a picture for shared links moves no date, changes the address that is shared, and is described by the title', async () => {
  const { id, slug } = await create({ status: 'published' })
  const shared = async () => {
    const text = await findArticle(slug)
    return text && [textMetadata('article', text, `/article/${slug}`).openGraph?.images].flat()[0]
  }
  const [before, drawn] = [await rowOf(id), await shared()]
  expect(await give(id, { place: 'share', file: await still() })).toMatchObject({ ok: true })
  expect((await rowOf(id)).updatedAt).toEqual(before.updatedAt)
  expect(await shared()).toMatchObject({ width: 1200, height: 630, alt: before.title })
  expect(await shared()).not.toEqual(drawn)
  await give(id, { place: 'share', alt: 'A desk' })
  expect(await shared()).toMatchObject({ alt: 'A desk' })
  const cut = await sharp(Buffer.from((await drawShareImage('article', slug)) ?? [])).metadata()
  expect(cut).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(await removePostPicture(null, toForm({ id, place: 'share' }))).toMatchObject({ ok: true })
  expect((await rowOf(id)).updatedAt).toEqual(before.updatedAt)
  expect(await shared()).toEqual(drawn)
})

test('of a post that came out while its picture was made, readers see the picture, and the date that it has by now', async () => {
  const { id } = await create()
  const later = new Date('2040-01-01')
  const out = { status: 'published', publishedAt: later } as const
  meanwhile = () => db.article.update({ where: { id }, data: { ...out, slug: 'out', updatedAt: later } })
  request.updatedTags = []
  expect(await give(id, { place: 'share', file: await still() })).toMatchObject({ ok: true })
  expect(request.updatedTags).toEqual(['articles', 'article:out'])
  expect((await rowOf(id)).updatedAt).toEqual(later)

  meanwhile = () => db.article.update({ where: { id }, data: { status: 'draft' } })
  request.updatedTags = []
  await give(id, { file: await still() })
  expect(request.updatedTags).toEqual([])
})

test('what was said of the picture before is not said of the next, as a form without scripts would', async () => {
  const { id } = await create({ status: 'published' })
  await give(id, { file: await still(), alt: 'A desk' })
  const left = await give(id, { file: await still(), alt: 'A desk', described: 'A desk' })
  expect(left).toMatchObject({ message: 'Picture saved. What was said of the former one is left out.' })
  expect(await altOf((await rowOf(id)).pictureId)).toBe('')
  await give(id, { alt: 'A desk', described: 'A desk' })
  expect(await altOf((await rowOf(id)).pictureId)).toBe('A desk')
})

test('without a picture there is nothing to describe, and one that is shown elsewhere keeps what is said of it', async () => {
  const { id } = await create()
  expect(await give(id, { alt: 'Nothing' })).toMatchObject({
    problem: 'invalid',
    fieldErrors: { file: ['Please choose a picture'] },
    values: { alt: 'Nothing' },
  })
  await give(id, { file: await still(), alt: 'A desk' })
  expect(await give(id, { place: 'share', alt: 'A desk' })).toMatchObject({ problem: 'invalid' })
  const { pictureId } = await rowOf(id)
  const other = await create({ title: 'Of somebody else' })
  await db.article.update({ where: { id: other.id }, data: { sharePictureId: pictureId } })
  expect(await give(id, { alt: 'A chair' })).toMatchObject({ ok: false, problem: 'conflict' })
  expect(await altOf(pictureId)).toBe('A desk')
})

test('a caption stands below the lead picture, is said anew without the file, and goes when it is emptied', async () => {
  const { id, slug } = await create({ status: 'published' })
  const shown = async () => (await findArticle(slug))?.picture?.caption
  await give(id, { file: await still(), alt: 'A desk', caption: ' A desk,  as it came. ' })
  expect(await shown()).toBe('A desk, as it came.')
  request.updatedTags = []
  expect(await give(id, { alt: 'A desk', caption: 'A desk <i>after</i> a year.' })).toMatchObject({ ok: true })
  expect(await shown()).toBe('A desk <i>after</i> a year.')
  expect(request.updatedTags).toEqual(['articles', `article:${slug}`])
  expect(await makeSiteFeed()).toContain('&lt;figcaption&gt;A desk &amp;lt;i&amp;gt;after&amp;lt;/i&amp;gt; a year.')
  // A form that does not ask for one leaves it alone, and what nobody reads moves no date.
  const { updatedAt } = await rowOf(id)
  await give(id, { alt: 'A desk by the window' })
  expect(await shown()).toBe('A desk <i>after</i> a year.')
  expect((await rowOf(id)).updatedAt).toEqual(updatedAt)
  expect(await give(id, { alt: 'A desk', caption: 'x'.repeat(201) })).toMatchObject({
    problem: 'invalid',
    fieldErrors: { caption: ['Please use at most 200 characters'] },
  })
  await give(id, { alt: 'A desk', caption: '' })
  expect(await shown()).toBeNull()
  expect((await rowOf(id)).updatedAt.getTime()).toBeGreaterThan(updatedAt.getTime())
})

test('the caption of the picture before does not stand below the next, as a form without scripts would have it', async () => {
  const { id, slug } = await create({ status: 'published' })
  await give(id, { file: await still(), alt: 'A desk', caption: 'As it came.' })
  const former = { alt: 'A chair', described: 'A desk', caption: 'As it came.', captioned: 'As it came.' }
  expect(await give(id, { file: await still(), ...former })).toMatchObject({
    message: 'Picture saved. What was said of the former one is left out.',
  })
  expect((await findArticle(slug))?.picture).toMatchObject({ alt: 'A chair', caption: null })
  await give(id, { ...former, described: 'A chair', captioned: '' })
  expect((await findArticle(slug))?.picture).toMatchObject({ alt: 'A chair', caption: 'As it came.' })
})

test('a caption is not said anew of a picture that is shown elsewhere too', async () => {
  const { id } = await create()
  await give(id, { file: await still(), alt: 'A desk', caption: 'As it came.' })
  const { pictureId } = await rowOf(id)
  const other = await create({ title: 'Of somebody else' })
  await db.article.update({ where: { id: other.id }, data: { pictureId } })
  expect(await give(id, { alt: 'A desk', caption: 'Mine' })).toMatchObject({ ok: false, problem: 'conflict' })
  expect(await db.media.findUnique({ where: { id: pictureId ?? '' } })).toMatchObject({ caption: 'As it came.' })
})
