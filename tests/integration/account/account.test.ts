import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drawShareImage } from '@/app/og/draw-share-image'
import { deleteAccount, exportData } from '@/lib/account/actions'
import { endDueAccounts } from '@/lib/account/commands/ending'
import { makeWaitingExports, removeExpiredExports, unpackExport } from '@/lib/account/commands/exports'
import { collectOwnData, findExportToFetch, findLatestExport } from '@/lib/account/export-queries'
import { accountJobs } from '@/lib/account/jobs'
import { restorePost } from '@/lib/articles/actions'
import { signIn, verifyEmail } from '@/lib/auth/actions'
import { addAddress } from '@/lib/auth/address-actions'
import { findPendingAddress } from '@/lib/auth/queries'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { pictureAddress } from '@/lib/core/picture-files'
import type { ShareKind } from '@/lib/core/share-image'
import type { Member } from '@/lib/core/viewer'
import { removeDiscardedPictures, removeUnusedPictures, storePicture } from '@/lib/media/commands'
import { findPerson, findPersonName, listAuthorNames } from '@/lib/people/queries'
import { saveAvatar } from '@/lib/profile/commands'
import { followAuthor } from '@/lib/reactions/actions'
import { parseSearch } from '@/lib/search/list-state'
import { search } from '@/lib/search/queries'
import { suggest } from '@/lib/search/suggest-queries'
import { makeFeed } from '@/lib/seo/feed-queries'
import { findShareFacts } from '@/lib/seo/share-queries'
import { listSitemapEntries } from '@/lib/seo/sitemap-queries'
import { answerJobs, answerNoJobs } from '@/tests/support/own-server'
import { request, signInAs, toForm } from '@/tests/support/request'
import { actAs, Browser } from '../auth/browser'
import { addPerson, mailsTo, PASSWORD, secretsIn, wipe } from '../auth/people'
import { addText } from '../comments/texts'

vi.mock('next/headers', async () => (await import('../auth/browser')).nextHeaders)

const DAY_MS = 86_400_000

const drawPicture = async () => {
  const drawn = sharp({ create: { width: 400, height: 300, channels: 3, background: '#c2330f' } })
  return new File([new Uint8Array(await drawn.png().toBuffer())], 'me.png', { type: 'image/png' })
}
const findPicture = (key: string) => db.media.findUniqueOrThrow({ where: { key } })
const storedFiles = () => readdirSync(join(env.DATA_DIR, 'media'))

let noor: Member
let browser: Browser

const toMember = (id: string, username: string, role: Member['role'] = 'user'): Member => ({
  id,
  username,
  email: `${username}@example.com`,
  role,
  verified: true,
  suspendedUntil: null,
  managesPayments: false,
})
const enter = () => signIn(null, toForm({ email: 'noor@example.com', password: PASSWORD, callbackUrl: '/reviews' }))
const leave = (change: Record<string, string> = {}) =>
  deleteAccount(null, toForm({ texts: 'keep', password: PASSWORD, sure: 'on', ...change }))
const account = () => db.user.findUnique({ where: { id: noor.id } })

beforeEach(async () => {
  await wipe()
  await db.article.deleteMany()
  await db.topic.deleteMany()
  await db.media.deleteMany()
  await db.category.deleteMany()
  browser = actAs(new Browser())
  const { id } = await addPerson('noor')
  noor = toMember(id, 'noor')
  await enter()
  await db.outgoingMail.deleteMany()
  signInAs(noor)
})

describe('asking for deletion', () => {
  test('signs out everywhere, mails the day, and keeps everything for now', async () => {
    expect(await leave()).toMatchObject({ ok: true })
    expect(await account()).toMatchObject({ deletionRequestedAt: expect.any(Date), deletionRemovesText: false })
    expect(await db.session.count({ where: { endedAt: null } })).toBe(0)
    expect([...browser.kept.keys()]).toEqual([])
    const [mail] = await mailsTo('noor@example.com')
    expect(mail?.subject).toBe('Your Fieldtest account will be deleted')
    const askedAt = (await account())?.deletionRequestedAt?.getTime() ?? 0
    expect(Math.abs(askedAt - Date.now())).toBeLessThan(60_000)
    const day = new Date(askedAt + 14 * DAY_MS).toLocaleString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    expect(mail?.text).toContain(day)
  })

  test.each([
    ['a wrong password', { password: 'not-the-password' }, 'password', 'This is not your current password'],
    ['no tick', { sure: '' }, 'sure', 'Please tick the box to confirm'],
    ['no choice', { texts: 'both' }, 'texts', 'Please choose what becomes of your texts'],
  ])('with %s changes nothing', async (_what, change: Record<string, string>, field, message) => {
    expect(await leave(change)).toMatchObject({ ok: false, fieldErrors: { [field]: [message] } })
    expect(await account()).toMatchObject({ deletionRequestedAt: null })
  })

  test('is refused to the protected administrator, in the specification’s words', async () => {
    await db.user.update({ where: { id: noor.id }, data: { protected: true } })
    expect(await leave()).toMatchObject({ problem: 'forbidden', message: 'This admin account cannot be deleted.' })
    expect(await account()).toMatchObject({ deletionRequestedAt: null })
  })

  test('is refused to the last administrator', async () => {
    await db.profile.update({ where: { id: noor.id }, data: { role: 'admin' } })
    signInAs({ ...noor, role: 'admin' })
    expect(await leave()).toMatchObject({ problem: 'conflict' })
    await addPerson('iris', { role: 'admin' })
    expect(await leave()).toMatchObject({ ok: true })
  })

  test('without a password wants a fresh sign-in', async () => {
    await db.user.update({ where: { id: noor.id }, data: { passwordHash: null } })
    signInAs(noor, 61)
    expect(await leave()).toMatchObject({ problem: 'reauthenticate' })
    signInAs(noor, 59)
    expect(await leave()).toMatchObject({ ok: true })
  })
})

test('signing in within the grace brings everything back, and says so', async () => {
  await leave({ texts: 'remove' })
  await db.outgoingMail.deleteMany()
  expect(await enter()).toMatchObject({ ok: true, data: { callbackUrl: '/settings?restored=yes' } })
  expect(await account()).toMatchObject({ deletionRequestedAt: null, deletionRemovesText: false })
  expect((await mailsTo('noor@example.com')).map(({ subject }) => subject)).toContain('Your Fieldtest account stays')
  expect(await enter()).toMatchObject({ ok: true, data: { callbackUrl: '/reviews' } })
  expect(await endDueAccounts(new Date(Date.now() + 15 * DAY_MS))).toEqual({ ended: 0, tags: [] })
})

describe('after the grace', () => {
  let topicId: string
  let articleId: string

  beforeEach(async () => {
    const iris = await addPerson('iris')
    const [topics, texts] = await Promise.all([
      db.category.create({ data: { kind: 'topic', slug: 'hardware', name: 'Hardware' } }),
      db.category.create({ data: { kind: 'article', slug: 'hardware', name: 'Hardware' } }),
    ])
    const mine = { authorId: noor.id, content: 'Noor’s words' }
    const topic = { ...mine, slug: 'a', excerpt: 'Noor’s words', categoryId: topics.id }
    ;({ id: topicId } = await db.topic.create({ data: { ...topic, title: 'Answered', lastAuthorId: noor.id } }))
    await db.topic.create({ data: { ...topic, title: 'Unanswered' } })
    await db.reply.createMany({
      data: [
        { topicId, position: 1, content: 'Iris’s words', authorId: iris.id },
        { ...mine, topicId, position: 2 },
      ],
    })
    const article = { ...mine, categoryId: texts.id, status: 'published' as const, publishedAt: new Date() }
    ;({ id: articleId } = await db.article.create({ data: { ...article, slug: 'noors', title: 'Noor’s article' } }))
    await db.comment.create({ data: { ...mine, articleId } })
    await db.like.create({ data: { userId: noor.id, articleId } })
    await db.notification.create({
      data: {
        userId: iris.id,
        kind: 'reply',
        subject: `topic:${topicId}`,
        href: '/',
        text: 'noor replied',
        actorId: noor.id,
      },
    })
  })

  const end = async (texts: string) => {
    await leave({ texts })
    await db.outgoingMail.deleteMany()
    expect((await endDueAccounts(new Date(Date.now() + 13 * DAY_MS))).ended).toBe(0)
    return endDueAccounts(new Date(Date.now() + 14 * DAY_MS + 1000))
  }
  const topic = () =>
    db.topic.findUniqueOrThrow({ where: { id: topicId }, include: { replies: { orderBy: { position: 'asc' } } } })
  const article = () =>
    db.article.findUniqueOrThrow({ where: { id: articleId }, include: { author: true, comments: true } })

  test('the pictures for shared links that name the person are drawn anew', async () => {
    const keptUnder = async (kind: ShareKind, name: string) => {
      request.cacheTags = []
      expect(await drawShareImage(kind, name)).not.toBeNull()
      return request.cacheTags
    }
    await db.profile.update({ where: { id: noor.id }, data: { isPublic: true } })
    const drawn = [
      await keptUnder('article', 'noors'),
      await keptUnder('topic', String((await topic()).number)),
      await keptUnder('person', 'noor'),
    ]
    const { tags } = await end('keep')
    expect(tags).not.toContain('everything')
    for (const kept of drawn) expect(tags).toEqual(expect.arrayContaining([expect.toBeOneOf(kept)]))
  })

  test('texts that stay have lost their author; the person is gone', async () => {
    expect(await findShareFacts('article', 'noors')).toMatchObject({ byline: 'noor' })
    const { updatedAt } = await article()
    const { ended, tags } = await end('keep')
    expect(ended).toBe(1)
    expect(tags).toEqual(expect.arrayContaining(['profile:noor', 'articles', 'topics', `comments:${articleId}`]))
    expect(await findShareFacts('article', 'noors')).toMatchObject({ byline: '[deleted]' })
    expect(await account()).toBeNull()
    expect(await topic()).toMatchObject({
      authorId: null,
      lastAuthorId: null,
      content: 'Noor’s words',
      replies: [{ content: 'Iris’s words' }, { authorId: null, content: 'Noor’s words', deletedAt: null }],
    })
    expect(await article()).toMatchObject({
      content: 'Noor’s words',
      likeCount: 0,
      updatedAt,
      deletedAt: null,
      author: { username: 'deleted', fullName: '[deleted]' },
      comments: [{ authorId: null, content: 'Noor’s words' }],
    })
    expect(await db.notification.count()).toBe(0)
    expect(await mailsTo('noor@example.com')).toMatchObject([{ subject: 'Your Fieldtest account has been deleted' }])
    expect(await enter()).toMatchObject({ problem: 'invalid', message: 'Invalid email or password' })
  })

  test('an address that nobody proved is told nothing: it may be somebody else’s', async () => {
    await db.user.update({ where: { id: noor.id }, data: { emailVerifiedAt: null } })
    expect((await end('keep')).ended).toBe(1)
    expect(await mailsTo('noor@example.com')).toEqual([])
  })

  test('who the texts that stay belong to is no person: no page, feed or picture, in no list, found by nobody', async () => {
    await end('keep')
    expect((await search(parseSearch('Noor’s article', {}))).results).toMatchObject([{ by: '[deleted]' }])
    const asked = { username: 'deleted', show: 'all', page: 1 } as const
    expect(await findPerson(asked)).toBeNull()
    expect(await findPersonName('Deleted')).toBeNull()
    expect(await listAuthorNames(10)).toEqual([])
    expect(await listSitemapEntries('people', 1)).toEqual([])
    expect(await makeFeed('author', 'deleted')).toBeNull()
    expect(await findShareFacts('person', 'deleted')).toBeNull()
    expect((await search(parseSearch('deleted', {}))).counts).toEqual({ article: 1 })
    expect(await suggest('delet')).toMatchObject([{ kind: 'article' }])
    const reader = await addPerson('reader')
    signInAs(toMember(reader.id, 'reader'))
    expect(await followAuthor(null, toForm({ username: 'deleted' }))).toMatchObject({ problem: 'not_found' })
  })

  test('what was never published goes, also what they planned; what was out once, or another planned, stays', async () => {
    const { authorId, categoryId } = await article()
    const mine = { authorId, categoryId, content: 'Noor’s words' }
    const soon = { status: 'scheduled' as const, scheduledFor: new Date(Date.now() + 30 * DAY_MS) }
    await db.article.create({ data: { ...mine, slug: 'half', title: 'Half' } })
    await db.article.create({ data: { ...mine, slug: 'soon', title: 'Soon', ...soon, scheduledById: noor.id } })
    await db.article.create({
      data: { ...mine, slug: 'staffs', title: 'Staff’s', ...soon, scheduledById: randomUUID() },
    })
    await db.article.create({ data: { ...mine, slug: 'was', title: 'Was', publishedAt: new Date() } })
    await end('keep')
    const left = await db.article.findMany({ orderBy: { slug: 'asc' }, select: { slug: true } })
    expect(left.map(({ slug }) => slug)).toEqual(['noors', 'staffs', 'was'])
  })

  test('whatever counts their likes is made anew with the rest', async () => {
    const { id: authorId } = await db.profile.findUniqueOrThrow({ where: { username: 'iris' } })
    const [topics, texts] = [(await topic()).categoryId, (await article()).categoryId]
    const by = { authorId, content: 'Iris’s words' }
    const addTopic = (slug: string) =>
      db.topic.create({ data: { ...by, excerpt: 'Iris’s words', categoryId: topics, title: slug, slug } })
    const [liked, other, far] = [await addTopic('liked'), await addTopic('other'), await addTopic('far')]
    const reply = await db.reply.create({ data: { ...by, topicId: other.id, position: 1 } })
    const text = await db.article.create({
      data: { ...by, categoryId: texts, slug: 'iriss', title: 'I', status: 'published', publishedAt: new Date() },
    })
    const said = await db.comment.create({ data: { ...by, articleId: text.id } })
    const bare = await db.article.create({
      data: { ...by, categoryId: texts, slug: 'bare', title: 'B', status: 'published', publishedAt: new Date() },
    })
    for (const on of [{ topicId: liked.id }, { replyId: reply.id }, { commentId: said.id }, { articleId: bare.id }])
      await db.like.create({ data: { userId: noor.id, ...on } })
    const { tags } = await end('keep')
    expect(tags).toEqual(
      expect.arrayContaining([
        `topic:${liked.number}`,
        `topic:${other.number}`,
        `comments:${text.id}`,
        `comments:${bare.id}`,
      ]),
    )
    expect(tags).not.toContain(`topic:${far.number}`)
    expect(await db.topic.findUnique({ where: { id: liked.id } })).toMatchObject({ likeCount: 0 })
  })

  test('texts that go leave the discussion readable', async () => {
    const said = await db.comment.findMany({ where: { articleId }, select: { id: true, content: true } })
    await db.report.createMany({
      data: said.map(({ id, content }) => ({ commentId: id, reason: 'spam' as const, said: content })),
    })
    // Their tags may be among the trends, which stand on every page.
    expect((await end('remove')).tags).toContain('trends')
    expect(await topic()).toMatchObject({
      title: 'Answered',
      content: '[deleted]',
      excerpt: '[deleted]',
      deletedAt: null,
      withdrawnAt: expect.any(Date),
      replies: [
        { content: 'Iris’s words', deletedAt: null },
        { content: '[deleted]', deletedAt: expect.any(Date) },
      ],
    })
    expect(await db.topic.findFirst({ where: { title: 'Unanswered' } })).toMatchObject({ deletedAt: expect.any(Date) })
    expect(await article()).toMatchObject({
      content: '',
      deletedAt: expect.any(Date),
      comments: [{ content: '[deleted]' }],
    })
    expect(await db.report.count()).toBe(said.length)
    const tables = [db.topic.findMany(), db.reply.findMany(), db.comment.findMany(), db.report.findMany()]
    expect(JSON.stringify(await Promise.all<unknown>(tables))).not.toContain('Noor’s words')
  })

  test('an article whose text went is a draft, also when an administrator takes it out of the trash', async () => {
    const { authorId, categoryId } = await db.article.findUniqueOrThrow({ where: { id: articleId } })
    const planned = { status: 'scheduled' as const, scheduledFor: new Date(Date.now() + 30 * DAY_MS) }
    await db.article.create({
      data: { ...planned, authorId, categoryId, slug: 'b', title: 'Planned', content: 'Soon.' },
    })
    await end('remove')
    const ada = await addPerson('ada', { role: 'admin' })
    signInAs(toMember(ada.id, 'ada', 'admin'))
    for (const { id } of await db.article.findMany({ select: { id: true } })) {
      expect(await restorePost(null, toForm({ id }))).toMatchObject({ ok: true })
      const row = await db.article.findUniqueOrThrow({ where: { id } })
      expect(row).toMatchObject({ status: 'draft', scheduledFor: null, content: '', deletedAt: null })
    }
  })

  test.each([
    ['keep', ['posted', 'quoted']],
    ['remove', ['quoted']],
  ])('pictures go that nothing shows: %s', async (texts, stay) => {
    const picture = await drawPicture()
    const store = async () => (await storePicture({ ownerId: noor.id, file: picture, alt: '', caption: '' })).key
    const keys = { posted: await store(), quoted: await store(), unposted: await store(), drafted: await store() }
    const show = (key: string) => `![](${pictureAddress(key, 1200)}#1x1)`
    await saveAvatar(noor.id, picture)
    const { avatar } = await db.profile.findUniqueOrThrow({ where: { id: noor.id } })
    await db.topic.update({ where: { id: topicId }, data: { content: show(keys.posted) } })
    await db.reply.updateMany({ where: { topicId, position: 1 }, data: { content: show(keys.quoted) } })
    await db.draft.create({ data: { userId: noor.id, target: 'topic:new', content: { content: show(keys.drafted) } } })
    await db.article.updateMany({ data: { sharePictureId: (await findPicture(keys.posted)).id } })

    expect(await removeUnusedPictures()).toBe(0)
    await end(texts)
    expect(await removeDiscardedPictures()).toBe(5 - stay.length)
    const kept = Object.entries(keys).filter(([, key]) => storedFiles().some((file) => file.startsWith(key)))
    expect(kept.map(([name]) => name)).toEqual(stay)
    expect(storedFiles()).not.toContain(avatar?.replace('/media/', ''))
    expect(await db.media.count()).toBe(stay.length)
  })

  test('pages that showed the account are made anew, even if the server was away when it ended', async () => {
    await db.user.update({
      where: { id: noor.id },
      data: { deletionRequestedAt: new Date(Date.now() - 15 * DAY_MS), deletionRemovesText: true },
    })
    const round = accountJobs.find(({ name }) => name === 'end-accounts')
    answerNoJobs()
    await expect(round?.run()).rejects.toThrow('away')
    expect(await account()).toBeNull()
    answerJobs()
    request.updatedTags = []
    expect(await round?.run()).toEqual({ ended: 0 })
    expect(request.updatedTags).toEqual(expect.arrayContaining(['profile:noor', 'topics', `comments:${articleId}`]))
  })

  test('two who leave share one nobody', async () => {
    await end('keep')
    const { id } = await addPerson('milo', { deletionRequestedAt: new Date(Date.now() - 15 * DAY_MS) })
    const { categoryId } = await article()
    await db.article.create({
      data: { authorId: id, categoryId, slug: 'milos', title: 'M', content: 'C', publishedAt: new Date() },
    })
    expect((await endDueAccounts()).ended).toBe(1)
    expect(await db.article.count({ where: { author: { username: 'deleted' } } })).toBe(2)
    expect(await db.user.count({ where: { protected: true } })).toBe(1)
  })
})

describe('taking one’s data along', () => {
  test.each([
    [true, 'Your data is being collected. We will mail you when the file is ready.'],
    [
      false,
      'Your data is being collected. Come back to this page for the file; we can mail only to a verified address.',
    ],
  ])('with an address that is proved (%s) the way to the file is told truly', async (verified, message) => {
    signInAs({ ...noor, verified })
    expect(await exportData(null, toForm({}))).toMatchObject({ ok: true, message })
  })

  test('a job makes the file, mails that it is there, and it is gone after seven days', async () => {
    expect(await findLatestExport(noor)).toBeNull()
    expect(await exportData(null, toForm({}))).toMatchObject({ ok: true })
    expect(await exportData(null, toForm({}))).toMatchObject({ ok: true })
    expect(await db.dataExport.count()).toBe(1)
    expect(await findLatestExport(noor)).toMatchObject({ isReady: false })
    expect(await Promise.all([makeWaitingExports(), makeWaitingExports()])).toEqual(expect.arrayContaining([1]))
    expect(await mailsTo('noor@example.com')).toMatchObject([{ subject: 'Your Fieldtest data is ready' }])

    const found = await findExportToFetch(noor.id)
    const text = Buffer.from(await unpackExport(found?.content ?? new Uint8Array())).toString()
    const data = JSON.parse(text)
    expect(data.account).toMatchObject({ email: 'noor@example.com', profile: { username: 'noor' } })
    expect(data.log.map(({ action }: { action: string }) => action)).toContain('auth.sign-in')
    expect(text).not.toMatch(/passwordHash|tokenHash|\$2[aby]\$/)

    const later = new Date(Date.now() + 8 * DAY_MS)
    expect(await findExportToFetch(noor.id, later)).toBeNull()
    expect(await removeExpiredExports(later)).toBe(1)
  })

  test('holds what they clicked, paid, invited and wrote before they changed it, and nothing of what others said', async () => {
    const iris = await addPerson('iris')
    const [board, shelf] = await Promise.all([
      db.category.create({ data: { kind: 'topic', slug: 'hardware', name: 'Hardware' } }),
      db.category.create({ data: { kind: 'product', slug: 'audio', name: 'Audio' } }),
    ])
    const revisions = { create: { title: 'Before', content: 'Said before' } }
    await db.topic.create({
      data: { slug: 't', title: 'T', excerpt: '', content: 'Now', authorId: noor.id, categoryId: board.id, revisions },
    })
    const product = { name: 'Ear cup', slug: `cup-${noor.id}`, description: 'x', priceCents: 100, categoryId: shelf.id }
    const offer = { merchant: 'Shop', url: 'https://shop.example/cup', priceCents: 100 }
    const { offers } = await db.product.create({
      data: { ...product, offers: { create: offer } },
      select: { offers: { select: { id: true } } },
    })
    const articleId = await addText(iris.id)
    await db.article.update({ where: { id: articleId }, data: { title: 'On ear cups' } })
    await db.affiliateClick.create({
      data: { offerId: offers[0]?.id ?? '', articleId, fromText: true, userId: noor.id, visitor: new Uint8Array(16) },
    })
    await db.invitation.create({
      data: {
        email: 'friend@example.com',
        tokenHash: new Uint8Array(32),
        invitedById: noor.id,
        expiresAt: new Date(),
        message: 'Come over',
      },
    })
    const paid = {
      reference: noor.id,
      date: new Date(),
      description: 'Basic',
      method: 'paypal',
      status: 'failed',
    } as const
    await db.transaction.create({ data: { ...paid, amountCents: 1999, userId: noor.id } })
    await db.report.create({
      data: { reporterId: iris.id, profileId: noor.id, reason: 'spam', note: 'Iris said this' },
    })

    const unsubscribedAt = new Date()
    await db.newsletterSubscriber.create({
      data: { email: 'noor@example.com', status: 'unsubscribed', unsubscribedAt, tokenHash: new Uint8Array(32) },
    })

    const data = await collectOwnData(noor.id)
    await db.newsletterSubscriber.deleteMany()
    expect(data).toMatchObject({
      account: {
        transactions: [{ method: 'paypal', status: 'failed', amountCents: 1999 }],
        invitationsSent: [{ email: 'friend@example.com', message: 'Come over' }],
      },
      topics: [{ content: 'Now', revisions: [{ content: 'Said before' }] }],
      newsletter: { status: 'unsubscribed', source: 'footer', unsubscribedAt },
      affiliateClicks: [
        { offer: { merchant: 'Shop', product: { name: 'Ear cup' } }, article: { title: 'On ear cups' } },
      ],
    })
    expect(JSON.stringify(data)).not.toContain('Iris said this')
    expect(JSON.stringify(data)).not.toContain('iris')
    await db.product.deleteMany()
  })

  test('wants the password when it was given long ago, and is nobody else’s', async () => {
    signInAs(noor, 61)
    expect(await exportData(null, toForm({}))).toMatchObject({ problem: 'reauthenticate' })
    signInAs(noor)
    await exportData(null, toForm({}))
    await makeWaitingExports()
    const { id } = await addPerson('eve')
    expect(await findExportToFetch(id)).toBeNull()
  })
})

describe('another address', () => {
  test('is proved by its own mail; the old one is told before and after', async () => {
    expect(await addAddress(null, toForm({ email: 'new@example.com' }))).toMatchObject({ ok: true })
    expect(await account()).toMatchObject({ email: 'noor@example.com' })
    expect(await mailsTo('noor@example.com')).toMatchObject([
      { subject: 'Somebody wants to change your Fieldtest email address' },
    ])
    expect((await mailsTo('noor@example.com'))[0]?.text).not.toContain('new@example.com')
    const { token } = await secretsIn('new@example.com')
    expect(await verifyEmail(null, toForm({ token }))).toMatchObject({ ok: true })
    expect(await account()).toMatchObject({ email: 'new@example.com' })
    expect((await mailsTo('noor@example.com')).at(-1)?.subject).toBe('Your Fieldtest email address was changed')
  })

  test('is not the one in use, whatever its case', async () => {
    expect(await addAddress(null, toForm({ email: 'Noor@Example.com' }))).toMatchObject({
      problem: 'invalid',
      fieldErrors: { email: ['This is your address already'] },
    })
    expect(await mailsTo('noor@example.com')).toEqual([])
  })

  test('that is somebody’s gives the same answer and the same notice', async () => {
    await addPerson('iris')
    const [free, taken] = [
      await addAddress(null, toForm({ email: 'free@example.com' })),
      await addAddress(null, toForm({ email: 'iris@example.com' })),
    ]
    expect(taken).toEqual(free)
    expect(await mailsTo('noor@example.com')).toHaveLength(2)
    expect(await findPendingAddress(noor)).toBe('iris@example.com')
    expect(await secretsIn('iris@example.com')).toEqual({ token: '', code: '' })
  })
})
