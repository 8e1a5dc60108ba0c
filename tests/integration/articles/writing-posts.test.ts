import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createPost, quickEditPost, restoreRevision, savePost } from '@/lib/articles/actions'
import { findPostToEdit, findProductNames, listFormCategories, listFormProducts } from '@/lib/articles/edit-queries'
import { findTextFate } from '@/lib/articles/fate-queries'
import { findArticle } from '@/lib/articles/queries'
import { findRevision, listPostRevisions } from '@/lib/articles/revision-queries'
import { db } from '@/lib/core/db'
import { TOO_COMPLEX } from '@/lib/core/formatted-text'
import { toAbsolute } from '@/lib/core/to-absolute'
import type { Member } from '@/lib/core/viewer'
import { keepDraft } from '@/lib/drafts/commands'
import { Prisma } from '@/lib/generated/prisma/client'
import { request, signInAs, toForm } from '@/tests/support/request'
import { actAs, Browser } from '../auth/browser'
import { wipe } from '../auth/people'
import { addMember } from '../comments/texts'
import { addProduct } from '../store/shop'
import { addCategories, create, fields, reviewFields, rowOf, save } from './posts'

vi.mock('next/headers', async () => (await import('../auth/browser')).nextHeaders)

let iris: Member
let boss: Member

beforeEach(async () => {
  await wipe()
  await db.tag.deleteMany()
  await db.product.deleteMany()
  await addCategories()
  actAs(new Browser())
  iris = await addMember('iris')
  boss = await addMember('boss', { role: 'admin' })
  signInAs(iris)
})

test('tags of other signs or scripts are tags of their own, and the page leads to each', async () => {
  const { slug } = await create({ status: 'published', tags: 'C, C++, C#, 日本, 中国' })
  const labels = (await findArticle(slug))?.tagLabels ?? []
  expect(labels.map(({ name }) => name)).toEqual(['C', 'C++', 'C#', '日本', '中国'])
  expect(labels.slice(0, 3).map(({ slug: tag }) => tag)).toEqual(['c', 'c-plus-plus', 'c-sharp'])
  expect(new Set(labels.map(({ slug: tag }) => tag)).size).toBe(5)
})

describe('a new post', () => {
  test('is kept with what the form says, and as a first version', async () => {
    const result = await createPost(null, toForm(fields({ tags: 'USB-C, keyboards, usb-c', excerpt: 'Shh.' })))
    expect(result).toMatchObject({
      ok: true,
      message: 'Your post has been created successfully',
      data: { slug: 'a-quiet-keyboard', version: 1, kind: 'article', status: 'draft' },
    })
    const id = result.ok ? result.data.id : ''
    expect(await rowOf(id)).toMatchObject({
      authorId: iris.id,
      status: 'draft',
      publishedAt: null,
      excerpt: 'Shh.',
      tagNames: ['USB-C', 'keyboards'],
      readMinutes: 1,
    })
    expect(await db.articleRevision.count({ where: { articleId: id } })).toBe(1)
    expect(request.updatedTags).toEqual([])
  })

  test('and a save leave drafts alone: the page knows which is its own, and another may be the only copy of its text', async () => {
    await keepDraft({ userId: iris.id, target: 'article:new', fields: { title: 'Another' }, version: 0 })
    const { id } = await create()
    await keepDraft({ userId: iris.id, target: `article:${id}`, fields: { content: 'Not decided' }, version: 0 })
    expect(await save(id)).toMatchObject({ ok: true })
    expect(await db.draft.findMany({ select: { content: true }, orderBy: { target: 'desc' } })).toEqual([
      { content: { title: 'Another' } },
      { content: { content: 'Not decided' } },
    ])
  })

  test('sent twice is kept once', async () => {
    const [one, other] = await Promise.all([createPost(null, toForm(fields())), createPost(null, toForm(fields()))])
    expect(one).toEqual(other)
    const [third, fourth] = [await create({ slug: 'silent-keys' }), await create({ slug: 'silent-keys' })]
    expect(fourth.id).toBe(third.id)
    const review = reviewFields({ title: 'Field Mic', tags: 'USB-C, mics', price: '99', releasedOn: '2026-01-02' })
    expect((await create(review)).id).toBe((await create(review)).id)
    expect((await create({ ...review, verdict: 'Leave it.' })).slug).toBe('field-mic-2')
    expect(await db.article.count()).toBe(4)
  })

  test('sent again when its answer was lost hours ago is kept once; the next day it is another one', async () => {
    const madeAgo = (id: string, hours: number) =>
      db.article.update({ where: { id }, data: { createdAt: new Date(Date.now() - hours * 3_600_000) } })
    const first = await create()
    await madeAgo(first.id, 23)
    expect((await create()).id).toBe(first.id)
    await madeAgo(first.id, 25)
    expect((await create()).id).not.toBe(first.id)
  })

  test('sent again is kept once, whatever has become of it meanwhile', async () => {
    const form = { status: 'published', postKey: randomUUID() }
    const { id } = await create(form)
    // As a moderator takes it back, and its author writes on elsewhere.
    await db.article.update({ where: { id }, data: { status: 'draft', content: 'Quieter.', version: 2 } })
    expect(await createPost(null, toForm(fields(form)))).toMatchObject({
      ok: true,
      data: { id, status: 'draft', version: 2 },
    })
    await db.article.update({ where: { id }, data: { deletedAt: new Date() } })
    expect(await createPost(null, toForm(fields(form)))).toMatchObject({
      ok: false,
      problem: 'conflict',
      message: 'This post was created already and is in the trash by now. It can be restored there.',
    })
    expect(await db.article.count()).toBe(1)
    signInAs(boss)
    expect((await create(form)).authorId).toBe(boss.id)
  })

  test('by another act of posting is another one, though it says the same', async () => {
    const first = await create({ postKey: randomUUID() })
    expect((await create({ postKey: randomUUID() })).id).not.toBe(first.id)
  })

  test('sent again when it has come out meanwhile is kept once', async () => {
    const plan = { status: 'scheduled', scheduledFor: '2100-01-01T00:00' }
    const { id, scheduledFor } = await create(plan)
    expect((await create(plan)).id).toBe(id)
    // As the job does it at that time.
    const out = { status: 'published', publishedAt: scheduledFor, scheduledFor: null } as const
    await db.article.update({ where: { id }, data: out })
    expect((await create(plan)).id).toBe(id)
    expect((await create({ ...plan, scheduledFor: '2100-01-01T00:01' })).id).not.toBe(id)
  })

  test.each([
    ['published', { status: 'published' }, { status: 'published', slug: 'a-quiet-keyboard-2' }],
    ['as a review', reviewFields(), { kind: 'review' }],
    ['with another slug', { slug: 'silent-keys' }, { slug: 'silent-keys' }],
    ['in another category', { category: 'technology' }, { slug: 'a-quiet-keyboard-2' }],
    ['with tags', { tags: 'keyboards' }, { tagNames: ['keyboards'] }],
    ['with another excerpt', { excerpt: 'Shh.' }, { excerpt: 'Shh.' }],
    ['for a later day', { status: 'scheduled', scheduledFor: '2100-01-01T00:00' }, { status: 'scheduled' }],
  ])('of the same words, but %s, is another one', async (_what, more, kept) => {
    const first = await create()
    const second = await create(more)
    expect(second.id).not.toBe(first.id)
    expect(second).toMatchObject(kept)
    expect((await rowOf(first.id)).status).toBe('draft')
  })

  test.each([
    ['no title', { title: ' ' }, { title: ['Title is required'] }],
    ['a title of emoji', { title: '🚀🚀' }, { title: ['Please write a title with letters or digits'] }],
    ['no text', { content: ' \n\u200b' }, { content: ['Content is required'] }],
    [
      'a text of which nothing is shown',
      { content: '[a]: https://example.com\n\n&nbsp;' },
      { content: ['Content is required'] },
    ],
    ['a reserved slug', { slug: 'category' }, { slug: ['This slug is reserved. Please choose another.'] }],
    [
      'too long a text',
      { content: 'x'.repeat(200_001) },
      {
        content: [
          'This text is too long: about 30,000 English words fit into one post, of other alphabets half as many. Please divide it into several.',
        ],
      },
    ],
    [
      'a picture in the text itself',
      { content: '![x](data:image/png;base64,AAAA)' },
      { content: ['A picture inside the text itself cannot be kept. Please add it as a file.'] },
    ],
    [
      'a picture of another site',
      { content: 'Look.\n\n![x](https://example.com/x.png)' },
      { content: ['Pictures of other sites are not shown here. Please add it as a file.'] },
    ],
    [
      'a picture of another site by a name',
      { content: 'Look.\n\n![x][Their picture]\n\n[their picture]: https://example.com/x.png' },
      { content: ['Pictures of other sites are not shown here. Please add it as a file.'] },
    ],
    [
      'a link that runs something',
      { content: '[go](javascript:alert(1))' },
      { content: ['A link may lead to http, https and mailto addresses only.'] },
    ],
    [
      'a link by another scheme',
      { content: '[call](tel:+491234)' },
      { content: [expect.stringMatching(/^A link may/)] },
    ],
    ['more signs than can be read', { content: '*a '.repeat(5_000) }, { content: [TOO_COMPLEX] }],
    ['an unknown category', { category: 'nowhere' }, { category: ['Please choose a category'] }],
    ['a category that no form offers', { category: 'cloud' }, { category: ['Please choose a category'] }],
    [
      'a time that is over',
      { status: 'scheduled', scheduledFor: '2020-01-01T10:00' },
      { scheduledFor: ['Please enter a time in the future'] },
    ],
    ['no time', { status: 'scheduled' }, { scheduledFor: ['Please enter when to publish'] }],
    [
      'a time that a draft would lose',
      { status: 'draft', scheduledFor: '2100-01-01T10:00' },
      { scheduledFor: ['To publish at this time, choose the status Scheduled. To keep a draft, leave it empty.'] },
    ],
    ['a slug without a letter', { slug: '日本' }, { slug: ['A slug needs letters from a to z or digits'] }],
    [
      'a canonical address that is none',
      { canonicalUrl: 'javascript:alert(1)' },
      { canonicalUrl: ['Please enter a whole address that begins with https://'] },
    ],
  ])('with %s is refused in these words, and the text comes back', async (_what, more, fieldErrors) => {
    const posted = fields(more)
    const result = await createPost(null, toForm(posted))
    expect(result).toMatchObject({ ok: false, problem: 'invalid', fieldErrors })
    expect(!result.ok && result.values?.content).toBe(posted.content)
    expect(await db.article.count()).toBe(0)
  })

  test('larger than any form is refused, and its text comes back', async () => {
    const content = 'word '.repeat(2 * 1024 * 205)
    const result = await createPost(null, toForm(fields({ content })))
    expect(result).toMatchObject({ ok: false, problem: 'invalid', message: 'This is too large to be sent.' })
    expect(!result.ok && result.values?.content).toBe(content)
  })

  test('may speak of what it may not do: code is no address, and HTML stays text', async () => {
    const { slug } = await create({
      status: 'published',
      content: '`[x](javascript:alert(1))` and <script>alert(1)</script> <img src=x onerror=alert(1)>',
    })
    const html = (await findArticle(slug))?.html ?? ''
    expect(html).toContain('&#x3C;script>alert(1)')
    expect(html).not.toMatch(/<script|<img/)
  })

  test('may name its pictures and links and say below where they are', async () => {
    const content = '![x][a] and [y][b]\n\n[a]: /media/a.webp\n[b]: https://example.com/y'
    const { slug } = await create({ status: 'published', content })
    expect((await findArticle(slug))?.html).toMatch(/<img src="\/media\/a\.webp".*<a href="https:\/\/example\.com\/y"/)
  })

  test('without an excerpt shows the beginning of its text, which goes with the text', async () => {
    const { id, excerpt } = await create({ content: 'It makes **no** sound. '.repeat(20) })
    expect(excerpt).toMatch(/^It makes no sound\. .{50,80}…$/)
    expect((await findPostToEdit(iris, id))?.values.excerpt).toBe('')
    await save(id, { content: 'Something else.' })
    expect((await rowOf(id)).excerpt).toBe('Something else.')
  })
})

describe('its slug', () => {
  test('follows the title until it is published', async () => {
    const { id } = await create()
    await save(id, { title: 'Ein schönes Gerät', slug: 'a-quiet-keyboard' })
    expect((await rowOf(id)).slug).toBe('ein-schoenes-geraet')
    await save(id, { status: 'published' })
    await save(id, { title: 'Another title' })
    expect((await rowOf(id)).slug).toBe('ein-schoenes-geraet')
    expect(await db.oldSlug.count()).toBe(0)
  })

  test('spells a title of any script, and follows it from one to another', async () => {
    const { id } = await create({ title: '静かなキーボード', slug: '' })
    expect((await rowOf(id)).slug).toBe('jing-kanakibodo')
    await save(id, { title: '조용한 키보드', slug: 'jing-kanakibodo' })
    expect((await rowOf(id)).slug).toBe('joyonghan-kibodeu')
    expect((await create({ title: '조용한 키보드', content: 'Another text.' })).slug).toBe('joyonghan-kibodeu-2')
  })

  test('stays once it was chosen by hand', async () => {
    const { id } = await create({ slug: 'My Keyboard!' })
    expect((await rowOf(id)).slug).toBe('my-keyboard')
    await save(id, { title: 'Another title' })
    expect((await rowOf(id)).slug).toBe('my-keyboard')
  })

  test('is made unique where it follows, and refused where it was chosen', async () => {
    await create()
    expect((await create({ content: 'Another text.' })).slug).toBe('a-quiet-keyboard-2')
    const third = await create({ content: 'A third.', title: 'Other' })
    expect(await save(third.id, { slug: 'a-quiet-keyboard' })).toMatchObject({
      ok: false,
      fieldErrors: { slug: ['This slug is already taken. Please choose another.'] },
    })
  })

  test('follows a title that loses its number', async () => {
    const { id } = await create({ title: 'iPhone 16' })
    await save(id, { title: 'iPhone', slug: 'iphone' })
    expect((await rowOf(id)).slug).toBe('iphone')
    // The plain one is another's: a number stays, and is given where there is none.
    const other = await create({ title: 'iPhone', content: 'Another text.' })
    expect(other.slug).toBe('iphone-2')
    await save(other.id, { title: 'iPhone', slug: 'iphone', content: 'More of it.' })
    expect((await rowOf(other.id)).slug).toBe('iphone-2')
    const third = await create({ title: 'iPhone 3' })
    await save(third.id, { title: 'iPhone', slug: 'iphone' })
    expect((await rowOf(third.id)).slug).toBe('iphone-3')
  })

  test('with a number of one’s own, such as a year, is chosen by hand', async () => {
    const { id } = await create({ title: 'Quiet desktops', slug: 'quiet-desktops-2026' })
    await save(id, { title: 'Quiet desktops compared' })
    expect((await rowOf(id)).slug).toBe('quiet-desktops-2026')
  })

  test('with the number of a model is chosen by hand, and stays when the title changes', async () => {
    const { id } = await create({ title: 'iPhone', slug: 'iphone-15' })
    await save(id, { title: 'The new iPhone', slug: 'iphone-15' })
    expect((await rowOf(id)).slug).toBe('iphone-15')
    // Emptied it follows again, with its own number or without.
    await save(id, { title: 'The new iPhone', slug: '' })
    await save(id, { title: 'The newest iPhone', slug: 'the-new-iphone' })
    expect((await rowOf(id)).slug).toBe('the-newest-iphone')
  })

  test('typed as it stood stays beside another title, where the form says that it was typed', async () => {
    const { id } = await create({ title: 'Foo' })
    await save(id, { title: 'Bar', slug: 'foo', slugIsOwn: '1' })
    expect(await rowOf(id)).toMatchObject({ slug: 'foo', slugIsOwn: true })
    const row = await rowOf(id)
    const quick = { id, version: String(row.version), title: 'Baz', slug: 'foo', slugIsOwn: '1' }
    expect(await quickEditPost(null, toForm(quick))).toMatchObject({ ok: true })
    expect((await rowOf(id)).slug).toBe('foo')
    await save(id, { title: 'Baz', slug: 'baz', slugIsOwn: '' })
    expect(await rowOf(id)).toMatchObject({ slug: 'baz', slugIsOwn: false })
  })

  test('typed or emptied is somebody’s own or not, though nothing else is changed', async () => {
    const { id } = await create({ title: 'Foo' })
    const quickly = async (more: Record<string, string>) => {
      const { version } = await rowOf(id)
      return quickEditPost(null, toForm({ id, version: String(version), title: 'Foo', ...more }))
    }
    for (const change of [(more: Record<string, string>) => save(id, more), quickly]) {
      expect(await change({ slug: 'foo', slugIsOwn: '1' })).toMatchObject({ ok: true })
      expect(await rowOf(id)).toMatchObject({ slug: 'foo', slugIsOwn: true })
      expect(await change({ slug: '', slugIsOwn: '' })).toMatchObject({ ok: true })
      expect(await rowOf(id)).toMatchObject({ slug: 'foo', slugIsOwn: false })
    }
  })

  test('typed like the title of another post is refused, and not numbered', async () => {
    await create()
    expect(
      await createPost(null, toForm(fields({ content: 'Other.', slug: 'a-quiet-keyboard', slugIsOwn: '1' }))),
    ).toMatchObject({
      fieldErrors: { slug: ['This slug is already taken. Please choose another.'] },
    })
  })

  test('of another post of one’s own that does not stand there any more is told of as that', async () => {
    const refusal = (words: string) => ({ fieldErrors: { slug: [`${words} Please choose another.`] } })
    const other = await create({ title: 'Other', content: 'Another text.' })
    const first = await create({ status: 'published', slug: 'first', slugIsOwn: '1' })
    await save(first.id, { slug: 'second', slugIsOwn: '1' })
    const choose = (slug: string) => save(other.id, { slug, slugIsOwn: '1' })
    expect(await choose('first')).toMatchObject(refusal('This slug leads to your post “A quiet keyboard”.'))
    expect(await choose('second')).toMatchObject(refusal('This slug is already taken.'))
    await db.article.update({ where: { id: first.id }, data: { deletedAt: new Date() } })
    for (const slug of ['first', 'second'])
      expect(await choose(slug)).toMatchObject(refusal('This slug is taken by a post of yours in the trash.'))
    // Of what somebody else has in the trash nothing is told.
    await db.article.update({ where: { id: first.id }, data: { authorId: (await addMember('otto')).id } })
    for (const slug of ['first', 'second'])
      expect(await choose(slug)).toMatchObject(refusal('This slug is already taken.'))
  })

  test('follows the title of a version that is restored', async () => {
    const { id } = await create({ title: 'First title' })
    const [first] = await db.articleRevision.findMany({ where: { articleId: id } })
    await save(id, { title: 'Second title', slug: 'first-title' })
    const { version, slug } = await rowOf(id)
    expect(slug).toBe('second-title')
    await restoreRevision(null, toForm({ id, revisionId: first?.id ?? '', version: String(version) }))
    expect(await rowOf(id)).toMatchObject({ title: 'First title', slug: 'first-title' })
  })

  test('left empty is made from the title, until the post has been published', async () => {
    const { id } = await create({ title: 'Quiet desktops', slug: 'qd' })
    await save(id, { slug: '' })
    expect((await rowOf(id)).slug).toBe('quiet-desktops')
    await save(id, { slug: 'qd' })
    const title = 'Quiet desktops compared'
    const row = await rowOf(id)
    await quickEditPost(null, toForm({ id, version: String(row.version), title, slug: '', status: 'published' }))
    expect((await rowOf(id)).slug).toBe('quiet-desktops-compared')
    await save(id, { title: 'Loud desktops', slug: '' })
    expect((await rowOf(id)).slug).toBe('quiet-desktops-compared')
  })

  test('made of a reserved word gets a number', async () => {
    const { id, slug } = await create({ title: 'Search' })
    expect(slug).toBe('search-2')
    // With scripts the field follows the title.
    expect((await create({ title: 'Search', slug: 'search', content: 'Another.' })).slug).toBe('search-3')
    expect(await save(id, { slug: 'new' })).toMatchObject({
      fieldErrors: { slug: ['This slug is reserved. Please choose another.'] },
    })
  })

  test('changed after it was published leads on from the old one, for ever', async () => {
    const { id, slug } = await create({ status: 'published' })
    request.updatedTags = []
    await save(id, { slug: 'silent' })
    expect(request.updatedTags).toEqual(['articles', `article:${slug}`, 'article:silent'])
    expect(await findTextFate(slug)).toEqual({ movedTo: '/article/silent' })
    await save(id, { slug: 'silent-keys' })
    expect(await findTextFate('silent')).toEqual({ movedTo: '/article/silent-keys' })

    const other = await create({ content: 'Of somebody else.', title: 'Silent' })
    expect(other.slug).toBe('silent-2')
    await save(id, { slug })
    expect(await findTextFate('silent-keys')).toEqual({ movedTo: `/article/${slug}` })
    expect((await findArticle(slug))?.title).toBe('A quiet keyboard')
  })
})

test('a canonical address is kept where it is another one than that of the post', async () => {
  const { id } = await create({ canonicalUrl: 'https://example.com/a' })
  expect((await rowOf(id)).canonicalUrl).toBe('https://example.com/a')
  for (const canonicalUrl of ['/article/a-quiet-keyboard', '/article/a-quiet-keyboard/?from=feed'].map(toAbsolute)) {
    await save(id, { canonicalUrl })
    expect((await rowOf(id)).canonicalUrl).toBeNull()
  }
  await save(id, { canonicalUrl: toAbsolute('/article/another') })
  expect((await rowOf(id)).canonicalUrl).toBe(toAbsolute('/article/another'))
  await save(id, { slug: 'silent', canonicalUrl: toAbsolute('/article/a-quiet-keyboard') })
  expect((await rowOf(id)).canonicalUrl).toBeNull()
  const review = await create(reviewFields({ slug: 'mic', canonicalUrl: toAbsolute('/reviews/mic') }))
  expect(review.canonicalUrl).toBeNull()
})

test('no address under which a post has stood or will stand is its canonical one', async () => {
  const { id, slug } = await create({ status: 'published' })
  await save(id, { slug: 'silent' })
  await save(id, { slug: 'silent-keys' })
  for (const own of [slug, 'silent', 'silent-keys']) {
    await save(id, { canonicalUrl: toAbsolute(`/article/${own}`) })
    expect((await rowOf(id)).canonicalUrl).toBeNull()
  }
  const quickEdit = async (slug: string) => {
    const { version, title, status } = await rowOf(id)
    return quickEditPost(null, toForm({ id, version: String(version), title, slug, status }))
  }
  await save(id, { canonicalUrl: toAbsolute('/article/quieter') })
  await quickEdit('still-another')
  expect((await rowOf(id)).canonicalUrl).toBe(toAbsolute('/article/quieter'))
  await quickEdit('quieter')
  expect((await rowOf(id)).canonicalUrl).toBeNull()

  // The version before named the address that the post has had since, and has no more.
  await quickEdit('loud')
  const { lines: [, , named] = [] } = (await listPostRevisions(iris, id)) ?? {}
  const version = String((await rowOf(id)).version)
  expect(await restoreRevision(null, toForm({ id, version, revisionId: named?.id ?? '' }))).toMatchObject({ ok: true })
  expect((await rowOf(id)).canonicalUrl).toBeNull()
})

describe('two people at one text', () => {
  test('the second hears of it, nothing is overwritten, and both versions are kept', async () => {
    const { id } = await create()
    const shown = { id, version: '1', ...fields({ title: 'By the administrator' }) }
    await save(id, { content: 'By iris.' })
    signInAs(boss)
    const result = await savePost(null, toForm({ ...shown, content: 'By boss.' }))
    expect(result).toMatchObject({ ok: false, problem: 'conflict', values: { content: 'By boss.' } })
    expect(await rowOf(id)).toMatchObject({ content: 'By iris.', version: 2, title: 'A quiet keyboard' })
    // The quick edit has no second text to choose from.
    const quick = await quickEditPost(null, toForm({ id, version: '1', title: 'By the administrator', slug: '' }))
    expect(quick).toMatchObject({
      problem: 'conflict',
      message: expect.stringContaining('save again to replace it'),
      values: { title: 'By the administrator', version: '1' },
    })
    expect(await savePost(null, toForm({ ...shown, version: '2', content: 'By boss.' }))).toMatchObject({ ok: true })
    const kept = await db.articleRevision.findMany({ where: { articleId: id }, orderBy: { createdAt: 'asc' } })
    expect(kept.map(({ content, editorId }) => [content, editorId])).toEqual([
      ['It makes **no** sound.', iris.id],
      ['By iris.', iris.id],
      ['By boss.', boss.id],
    ])
    expect(await db.auditEntry.findFirst()).toMatchObject({
      action: 'post.edit',
      actor: 'boss',
      subject: `article:${id}`,
    })
  })

  test('a form that is sent again is no conflict with itself, until something comes after it', async () => {
    const { id } = await create()
    const sent = { id, version: '1', ...fields({ content: 'Quieter.' }), saveKey: randomUUID() }
    const saved = await savePost(null, toForm(sent))
    expect(saved).toMatchObject({ ok: true, data: { id, version: 2 } })
    const again = { id, version: 2, slug: 'a-quiet-keyboard', repeated: true }
    expect(await savePost(null, toForm(sent))).toMatchObject({ ok: true, data: again })
    expect(await db.articleRevision.count({ where: { articleId: id } })).toBe(2)
    for (const other of [{ saveKey: randomUUID() }, { saveKey: '' }]) {
      expect(await savePost(null, toForm({ ...sent, ...other }))).toMatchObject({ problem: 'conflict' })
    }
    await save(id, { content: 'Quieter still.' })
    expect(await savePost(null, toForm(sent))).toMatchObject({ problem: 'conflict' })
  })

  test('a form that is sent again while its first sending is under way is no conflict with itself', async () => {
    const { id } = await create()
    const sent = { id, version: '1', ...fields({ content: 'Quieter.' }), saveKey: randomUUID() }
    const results = await Promise.all([savePost(null, toForm(sent)), savePost(null, toForm(sent))])
    for (const result of results) expect(result).toMatchObject({ ok: true, data: { id, version: 2 } })
    expect(await db.articleRevision.count({ where: { articleId: id } })).toBe(2)
  })

  test('a tag in another case is the tag that the post has', async () => {
    const { id } = await create({ tags: 'Quiet Switches' })
    await save(id, { tags: 'quiet switches' })
    expect(await rowOf(id)).toMatchObject({ version: 1, tagNames: ['Quiet Switches'] })
  })

  test('an empty version does not come back while readers see the post', async () => {
    const { id } = await create({ status: 'published' })
    const { id: revisionId } = await db.articleRevision.findFirstOrThrow({ where: { articleId: id } })
    await db.articleRevision.update({ where: { id: revisionId }, data: { content: '' } })
    await save(id, { content: 'Worse.', status: 'published' })
    const restore = (version: string) => restoreRevision(null, toForm({ id, revisionId, version }))
    expect(await restore('2')).toMatchObject({ fieldErrors: { content: ['Content is required'] } })
    expect((await rowOf(id)).content).toBe('Worse.')
    await save(id, { content: 'Worse.', status: 'draft' })
    expect(await restore('3')).toMatchObject({ ok: true })
    expect((await rowOf(id)).content).toBe('')
  })

  test('an earlier version comes back as a new one', async () => {
    const { id } = await create({ status: 'published' })
    await save(id, { content: 'Worse.\n' })
    const { lines } = (await listPostRevisions(iris, id)) ?? { lines: [] }
    expect(lines).toMatchObject([
      { editor: 'iris', words: 1 },
      { editor: 'iris', words: 4 },
    ])
    const result = await restoreRevision(null, toForm({ id, revisionId: lines[1]?.id ?? '', version: '2' }))
    expect(result).toMatchObject({ ok: true, message: 'The earlier version is back.' })
    expect((await rowOf(id)).content).toBe('It makes **no** sound.')
    expect((await listPostRevisions(iris, id))?.lines).toHaveLength(3)
    expect(await listPostRevisions(await addMember('otto'), id)).toBeNull()
  })

  test('an excerpt is among what a version says where somebody wrote it, not where it was cut from the text', async () => {
    const { id } = await create({ excerpt: '' })
    await save(id, { excerpt: '', content: 'Other words.' })
    await save(id, { excerpt: 'Of my own.' })
    expect((await rowOf(id)).excerpt).toBe('Of my own.')
    const { lines, post } = (await listPostRevisions(iris, id)) ?? { lines: [] }
    expect(post?.values.excerpt).toBe('Of my own.')
    const earlier = await Promise.all(lines.slice(1).map((line) => findRevision(id, line.id)))
    expect(earlier.map((version) => version?.values.excerpt)).toEqual(['', ''])
  })

  test('a text that was never saved here keeps what it said before', async () => {
    const { id } = await create()
    await db.articleRevision.deleteMany()
    await save(id, { content: 'New.' })
    expect(await db.articleRevision.findMany({ orderBy: { createdAt: 'asc' }, select: { content: true } })).toEqual([
      { content: 'It makes **no** sound.' },
      { content: 'New.' },
    ])
  })
})

describe('a review', () => {
  test('comes out with all its facts', async () => {
    const { id } = await create(reviewFields({ status: 'published', price: '129.50', releasedOn: '2026-01-02' }))
    expect(await rowOf(id)).toMatchObject({
      kind: 'review',
      ratingTenths: 45,
      review: {
        productName: 'Field Mic',
        brand: 'Oriel',
        pros: ['Quiet', 'Cheap'],
        cons: ['Heavy'],
        priceCents: 12950,
        facts: [['Weight', '300 g']],
      },
    })
    expect(request.updatedTags).toEqual(['reviews', 'review:a-quiet-keyboard'])
  })

  test('brings back all that a version said: facts, tags and meta texts', async () => {
    const first = { tags: 'usb-c', metaTitle: 'Quiet', releasedOn: '2026-01-02', price: '129.50' }
    const { id } = await create(reviewFields({ status: 'published', ...first }))
    await save(id, { ...first, verdict: 'Leave it.', tags: 'noise', metaTitle: '', rating: '1.0', facts: '' })
    const { post, lines } = (await listPostRevisions(iris, id)) ?? { lines: [] }
    expect(lines).toHaveLength(2)
    expect(post?.values).toMatchObject({ verdict: 'Leave it.', tags: 'noise', rating: '1.0', facts: '' })
    const earlier = lines[1]?.id ?? ''
    expect((await findRevision(id, earlier))?.values).toMatchObject({ verdict: 'Take it along.', tags: 'usb-c' })
    expect(await restoreRevision(null, toForm({ id, revisionId: earlier, version: '2' }))).toMatchObject({ ok: true })
    expect(await rowOf(id)).toMatchObject({
      tagNames: ['usb-c'],
      metaTitle: 'Quiet',
      ratingTenths: 45,
      review: {
        verdict: 'Take it along.',
        facts: [['Weight', '300 g']],
        priceCents: 12950,
        releasedOn: new Date('2026-01-02'),
      },
    })
    expect((await listPostRevisions(iris, id))?.lines).toHaveLength(3)
  })

  test('is left alone by a version that says what it says already', async () => {
    const { id, updatedAt } = await create(reviewFields({ status: 'published', tags: 'usb-c' }))
    const [first] = await db.articleRevision.findMany({ where: { articleId: id } })
    signInAs(boss)
    const restore = (version: string) => restoreRevision(null, toForm({ id, revisionId: first?.id ?? '', version }))
    expect(await restore('1')).toMatchObject({ ok: true })
    expect(await rowOf(id)).toMatchObject({ version: 1, updatedAt })
    expect(await db.notification.count({ where: { userId: iris.id } })).toBe(0)
    expect(await restore('2')).toMatchObject({ problem: 'conflict' })
  })

  test('takes no password from the canonical address of a version', async () => {
    const { id } = await create({ canonicalUrl: 'https://a.example/b' })
    await db.$executeRaw`
      update article_revisions set fields = jsonb_set(fields, '{canonicalUrl}', '"https://iris:secret@a.example/c@d"')
      where article_id = ${id}::uuid`
    const [first] = await db.articleRevision.findMany({ where: { articleId: id } })
    await restoreRevision(null, toForm({ id, revisionId: first?.id ?? '', version: '1' }))
    expect((await rowOf(id)).canonicalUrl).toBe('https://a.example/c@d')
  })

  test('whose versions are from before these were kept loses none of them', async () => {
    const { id } = await create(reviewFields({ status: 'published', tags: 'usb-c' }))
    await db.articleRevision.updateMany({ data: { fields: Prisma.DbNull } })
    await save(id, { tags: 'noise' })
    const { lines } = (await listPostRevisions(iris, id)) ?? { lines: [] }
    expect(lines).toHaveLength(2)
    expect((await findRevision(id, lines[1]?.id ?? ''))?.values).toMatchObject({ tags: 'usb-c' })
    await db.articleRevision.updateMany({ where: { id: lines[1]?.id }, data: { fields: Prisma.DbNull } })
    await restoreRevision(null, toForm({ id, revisionId: lines[1]?.id ?? '', version: '2' }))
    expect((await rowOf(id)).tagNames).toEqual(['noise'])
  })

  test('that is published does not go back to a version that lacks some', async () => {
    const { id } = await create(reviewFields({ verdict: '' }))
    await save(id, { status: 'published' })
    const { lines } = (await listPostRevisions(iris, id)) ?? { lines: [] }
    const result = await restoreRevision(null, toForm({ id, revisionId: lines[1]?.id ?? '', version: '2' }))
    expect(result).toMatchObject({ ok: false, message: 'A published review needs a verdict' })
  })

  test('lacking some stays a draft, whichever way it is published', async () => {
    const missing = { rating: '', verdict: '', cons: '' }
    const refused = {
      rating: ['A published review needs a rating'],
      verdict: [expect.any(String)],
      cons: [expect.any(String)],
    }
    expect(await createPost(null, toForm(reviewFields({ ...missing, status: 'published' })))).toMatchObject({
      ok: false,
      fieldErrors: refused,
    })
    const { id, version, title, slug } = await create(reviewFields(missing))
    expect(
      await quickEditPost(null, toForm({ id, version: String(version), title, slug, status: 'published' })),
    ).toMatchObject({ ok: false, fieldErrors: refused })
    expect((await rowOf(id)).status).toBe('draft')
  })

  test('keeps a product that the store has withdrawn, and a price of nothing', async () => {
    const { id: productId } = await addProduct('field-mic')
    await addProduct('other-mic')
    const { id } = await create(reviewFields({ price: '0', productId }))
    await db.product.update({ where: { id: productId }, data: { withdrawnAt: new Date() } })
    const values = (await findPostToEdit(iris, id))?.values
    expect(values).toMatchObject({ price: '0', productId })
    const offered = (await listFormProducts(values?.productId)).map(({ name }) => name)
    expect(offered).toHaveLength(2)
    expect(await listFormProducts()).toHaveLength(1)
    expect(await listFormProducts('0190a0a0-0000-7000-8000-000000000000')).toHaveLength(1)
    const names = await findProductNames([productId, '', undefined])
    expect([...names]).toEqual([[productId, offered[1]]])

    await save(id, { price: values?.price ?? '', productId: values?.productId ?? '' })
    expect((await rowOf(id)).review).toMatchObject({ priceCents: 0, productId })
  })
})

test('the form offers the seven names of the specification, and the category that a text has', async () => {
  expect(await listFormCategories('article')).toEqual([
    { slug: 'technology', name: 'Technology' },
    { slug: 'laptops', name: 'Laptops' },
  ])
  expect(await listFormCategories('article', 'cloud')).toContainEqual({ slug: 'cloud', name: 'Cloud Services' })
  expect((await create({ category: '' })).categoryId).toBe(
    (await db.category.findUniqueOrThrow({ where: { kind_slug: { kind: 'article', slug: 'technology' } } })).id,
  )
  const { id } = await create({ title: 'Filed elsewhere' })
  const { id: categoryId } = await db.category.findFirstOrThrow({ where: { slug: 'cloud' } })
  await db.article.update({ where: { id }, data: { categoryId } })
  expect(await save(id, { title: 'Still there', category: 'cloud' })).toMatchObject({ ok: true })
  expect(await rowOf(id)).toMatchObject({ title: 'Still there', categoryId })
})

describe('somebody whose address is not proved', () => {
  const large = () => randomBytes(60_000).toString('base64').replaceAll(/.{80}/g, '$& ')
  const setProved = (emailVerifiedAt: Date | null) =>
    db.user.update({ where: { id: iris.id }, data: { emailVerifiedAt } })

  test('keeps 2 MB of posts with their versions', async () => {
    await setProved(null)
    const { id } = await create({ content: large() })
    const content = randomBytes(1_400_000).toString('base64')
    await db.articleRevision.create({ data: { articleId: id, title: 'Earlier', content } })
    expect(await save(id, { content: large() })).toMatchObject({
      ok: false,
      problem: 'unverified',
      message: 'You keep 2 MB of texts already. Please verify your email address to keep more.',
    })
    expect((await createPost(null, toForm(fields({ title: 'Another', content: large() })))).ok).toBe(false)
    expect(await db.article.count({ where: { authorId: iris.id } })).toBe(1)
    await setProved(new Date())
    expect(await save(id, { content: large() })).toMatchObject({ ok: true })
  })

  test('is no reason against the change of an administrator', async () => {
    const { id } = await create()
    await setProved(null)
    const content = randomBytes(1_600_000).toString('base64')
    await db.articleRevision.create({ data: { articleId: id, title: 'Earlier', content } })
    signInAs(boss)
    expect(await save(id, { content: 'Changed.', reason: 'A reason.' })).toMatchObject({ ok: true })
  })
})
