import { createPost, savePost } from '@/lib/articles/actions'
import { db } from '@/lib/core/db'
import { toForm } from '@/tests/support/request'

/** The categories that the forms name, as the seed makes them. */
export async function addCategories(): Promise<void> {
  const rows = [
    { kind: 'article', slug: 'technology', name: 'Technology', aliases: ['Technology'] },
    { kind: 'article', slug: 'laptops', name: 'Laptops', aliases: ['Laptops'] },
    { kind: 'article', slug: 'cloud', name: 'Cloud Services', aliases: [] },
    { kind: 'review', slug: 'audio', name: 'Audio', aliases: [] },
  ] as const
  for (const row of rows) {
    const { kind, slug } = row
    await db.category.upsert({
      where: { kind_slug: { kind, slug } },
      create: { ...row, aliases: [...row.aliases] },
      update: { aliases: [...row.aliases] },
    })
  }
}

type Fields = Record<string, string>

export const fields = (more: Fields = {}): Fields => ({
  title: 'A quiet keyboard',
  content: 'It makes **no** sound.',
  category: 'laptops',
  status: 'draft',
  ...more,
})

export const reviewFields = (more: Fields = {}): Fields =>
  fields({
    kind: 'review',
    category: 'audio',
    productName: 'Field Mic',
    brand: 'Oriel',
    rating: '4.5',
    pros: 'Quiet\nCheap',
    cons: 'Heavy',
    verdict: 'Take it along.',
    facts: 'Weight: 300 g',
    ...more,
  })

/** Posts as the form does, and gives the row. */
export async function create(more: Fields = {}) {
  const result = await createPost(null, toForm(fields(more)))
  if (!result.ok) throw new Error(`${result.message} ${JSON.stringify(result.fieldErrors)}`)
  return rowOf(result.data.id)
}

export const rowOf = (id: string) => db.article.findUniqueOrThrow({ where: { id }, include: { review: true } })

/** Saves what the editor shows: the post as it is, with these changes. */
export async function save(id: string, more: Fields = {}) {
  const row = await rowOf(id)
  return savePost(
    null,
    toForm({
      id,
      version: String(row.version),
      title: row.title,
      slug: row.slug,
      content: row.content,
      category: '',
      tags: row.tagNames.join(', '),
      status: row.status,
      ...(row.kind === 'review'
        ? { ...reviewFields(), category: '', title: row.title, content: row.content, status: row.status }
        : {}),
      ...more,
    }),
  )
}
