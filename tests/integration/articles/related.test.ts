import { beforeAll, expect, test } from 'vitest'
import { listRelated } from '@/lib/articles/related-queries'
import { db } from '@/lib/core/db'
import { AUTHOR } from '@/tests/support/some-author'

type Filed = 'laptops' | 'desktops' | 'cloud' | 'games' | 'audio'
const categories = new Map<Filed, string>()
const tags = new Map<string, string>()

const idOf = <Name>(ids: Map<Name, string>, name: Name) => {
  const id = ids.get(name)
  if (!id) throw new Error(`${name} is not there`)
  return id
}

/** A public article of a day of January with these tags. Gives its id. */
async function addText(slug: string, day: number, filed: Filed, names: string[], more = {}): Promise<string> {
  const { id } = await db.article.create({
    data: {
      kind: 'article',
      title: slug,
      slug,
      content: 'Words.',
      authorId: AUTHOR,
      categoryId: idOf(categories, filed),
      status: 'published',
      publishedAt: new Date(Date.UTC(2026, 0, day)),
      tags: { create: names.map((name, position) => ({ tagId: idOf(tags, name), position })) },
      ...more,
    },
  })
  return id
}

/** Many newer texts that share both of two tags, all of them drafts or reviews. */
async function addCrowd(kind: 'article' | 'review', filed: Filed, status: 'draft' | 'published', names: string[]) {
  await db.$executeRaw`
    insert into articles (id, kind, title, slug, content, author_id, category, status, rating_tenths, published_at)
    select gen_random_uuid(), ${kind}::article_kind, 'One of many', ${`${kind}-${status}-`}::text || n, 'Words.', ${AUTHOR}::uuid,
      ${idOf(categories, filed)}::uuid, ${status}::article_status, case when ${kind}::text = 'review' then 40 end, '2026-02-01'
    from generate_series(1, 250) n`
  for (const name of names) {
    await db.$executeRaw`
      insert into article_tags (article_id, tag_id, position)
      select id, ${idOf(tags, name)}::uuid, 0 from articles where slug like ${`${kind}-${status}-%`}`
  }
}

/** More texts than the newest that are compared, without tags and apart: what is older has to be looked for. */
const addNewest = () => db.$executeRaw`
  insert into articles (id, kind, title, slug, content, author_id, category, status, published_at)
  select gen_random_uuid(), 'article', 'One of the newest', 'newest-' || n, 'Words.', ${AUTHOR}::uuid,
    ${idOf(categories, 'games')}::uuid, 'published', '2026-04-01'::timestamptz + n * interval '1 minute'
  from generate_series(1, 510) n`

beforeAll(async () => {
  await db.user.create({
    data: { id: AUTHOR, email: 'a@example.com', profile: { create: { username: 'author', skeleton: 'author' } } },
  })
  const { id: parentId } = await db.category.create({ data: { kind: 'article', slug: 'hardware', name: 'Hardware' } })
  for (const [kind, slug, more] of [
    ['article', 'laptops', { parentId }],
    ['article', 'desktops', { parentId }],
    ['article', 'cloud', {}],
    ['article', 'games', {}],
    ['review', 'audio', {}],
  ] as const) {
    categories.set(slug, (await db.category.create({ data: { kind, slug, name: slug, ...more } })).id)
  }
  for (const slug of ['fans', 'noise', 'crowded', 'full', 'alone', 'often']) {
    tags.set(slug, (await db.tag.create({ data: { slug, name: slug } })).id)
  }
  await addNewest()
})

const related = async (id: string, filed: Filed) =>
  (await listRelated('article', id, idOf(categories, filed))).map(({ slug }) => slug)

test('who shares most tags comes first, then who is filed in the category, then beside it, the newest among equals', async () => {
  const it = await addText('it', 1, 'laptops', ['fans', 'noise'])
  await addText('same-category', 20, 'laptops', [])
  expect(await related(it, 'laptops')).toEqual(['same-category', 'newest-510', 'newest-509'])
  await addText('beside', 10, 'desktops', [])
  await addText('older-in-category', 9, 'laptops', [])
  expect(await related(it, 'laptops')).toEqual(['same-category', 'older-in-category', 'beside'])

  await addText('one-tag-elsewhere', 2, 'cloud', ['fans'])
  expect(await related(it, 'laptops')).toEqual(['one-tag-elsewhere', 'same-category', 'older-in-category'])
  await addText('one-tag-beside', 3, 'desktops', ['noise'])
  await addText('one-tag-in-category', 1, 'laptops', ['noise'])
  await addText('newer-in-category', 4, 'laptops', ['fans'])
  expect(await related(it, 'laptops')).toEqual(['newer-in-category', 'one-tag-in-category', 'one-tag-beside'])
  await addText('two-tags-elsewhere', 1, 'cloud', ['fans', 'noise'])
  expect((await related(it, 'laptops'))[0]).toBe('two-tags-elsewhere')
})

test('a tag full of newer drafts and reviews hides no article that shares it', async () => {
  const it = await addText('crowded', 5, 'cloud', ['crowded', 'full'])
  for (const n of [1, 2, 3]) await addText(`crowded-${n}`, n, 'desktops', ['crowded'])
  await addCrowd('article', 'laptops', 'draft', ['crowded', 'full'])
  await addCrowd('review', 'audio', 'published', ['crowded', 'full'])
  expect(await related(it, 'cloud')).toEqual(['crowded-3', 'crowded-2', 'crowded-1'])
})

test('what shares a tag and is in the trash, or waits, is not shown; there are three all the same', async () => {
  const it = await addText('alone', 6, 'cloud', ['alone'])
  for (const n of [1, 2, 3]) await addText(`other-${n}`, n, 'laptops', [])
  await addText('also-alone', 2, 'desktops', ['alone'])
  await addText('in-the-trash', 7, 'cloud', ['alone'], { deletedAt: new Date() })
  await addText('waits', 8, 'cloud', ['alone'], { status: 'scheduled', scheduledFor: new Date('2040-01-01') })
  const shown = await related(it, 'cloud')
  expect(shown[0]).toBe('also-alone')
  expect(shown).toHaveLength(3)
  expect(shown).not.toContain('in-the-trash')
  expect(shown).not.toContain('waits')
})

test('of a tag with more articles than are compared the newest are shown', async () => {
  const it = await addText('often', 7, 'cloud', ['often'])
  await addCrowd('article', 'desktops', 'published', ['often'])
  await addText('often-last', 8, 'cloud', ['often'])
  await db.article.update({ where: { slug: 'often-last' }, data: { publishedAt: new Date('2026-03-01') } })
  const shown = await related(it, 'cloud')
  expect(shown[0]).toBe('often-last')
  expect(shown.slice(1).every((slug) => slug.startsWith('article-published-'))).toBe(true)
  expect(shown).toHaveLength(3)
})
