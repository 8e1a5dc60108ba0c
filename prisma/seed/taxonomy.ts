import type postgres from 'postgres'
import { seedId } from './deterministic'
import { insertRows } from './insert-rows'

type Kind = 'article' | 'review' | 'news' | 'topic' | 'product'
type Entry = { kind: Kind; slug: string; name: string; parent?: string; aliases?: string[]; description?: string }

/** Every list of categories in the specification. Aliases are the names of the article form (design, section 8). */
const CATEGORIES: Entry[] = [
  { kind: 'article', slug: 'software', name: 'Software Reviews', aliases: ['Software'] },
  { kind: 'article', slug: 'hardware', name: 'Hardware' },
  { kind: 'article', slug: 'mobile-apps', name: 'Mobile Apps' },
  { kind: 'article', slug: 'cloud', name: 'Cloud Services' },
  { kind: 'article', slug: 'dev-tools', name: 'Development Tools' },
  { kind: 'article', slug: 'technology', name: 'Technology', aliases: ['Technology'] },
  { kind: 'article', slug: 'productivity', name: 'Productivity', parent: 'software' },
  { kind: 'article', slug: 'creative', name: 'Creative', parent: 'software' },
  { kind: 'article', slug: 'ai-tools', name: 'AI Tools', parent: 'software' },
  { kind: 'article', slug: 'laptops', name: 'Laptops', parent: 'hardware', aliases: ['Laptops'] },
  { kind: 'article', slug: 'desktops', name: 'Desktops', parent: 'hardware' },
  { kind: 'article', slug: 'components', name: 'Components', parent: 'hardware' },
  { kind: 'article', slug: 'smartphones', name: 'Smartphones', parent: 'hardware', aliases: ['Smartphones'] },
  { kind: 'article', slug: 'audio', name: 'Audio', parent: 'hardware', aliases: ['Audio'] },
  { kind: 'article', slug: 'gaming', name: 'Gaming', parent: 'hardware', aliases: ['Gaming'] },
  { kind: 'article', slug: 'gadgets', name: 'Gadgets', parent: 'hardware', aliases: ['Gadgets'] },
  { kind: 'article', slug: 'apps', name: 'Apps', parent: 'mobile-apps' },
  { kind: 'article', slug: 'services', name: 'Services', parent: 'cloud' },
  { kind: 'article', slug: 'tools', name: 'Tools', parent: 'dev-tools' },
  ...named('review', [
    'Laptops',
    'Smartphones',
    'Audio',
    'Gaming',
    'Software',
    'Gadgets',
    'Wearables',
    'Smart Home',
    'Cameras',
    'Monitors',
  ]),
  ...named('news', ['AI', 'Mobile', 'Software', 'Hardware', 'Cloud', 'Policy', 'Dev Tools']),
  ...named('topic', ['Hardware', 'Software', 'Cloud', 'AI', 'Security', 'Development']),
  ...named('product', ['Accessories', 'Audio', 'Monitors', 'Storage']),
]

function named(kind: Kind, names: string[]): Entry[] {
  return names.map((name) => ({ kind, name, slug: name.toLowerCase().replaceAll(' ', '-') }))
}

export const categoryId = (kind: Kind, slug: string) => seedId('category', `${kind}/${slug}`)

/** The product's taxonomy. It is not sample content: an empty production database gets it too. */
export async function seedTaxonomy(sql: postgres.ISql): Promise<void> {
  await insertRows(
    sql,
    'categories',
    CATEGORIES.map(({ kind, slug, name, parent, aliases = [] }, position) => ({
      id: categoryId(kind, slug),
      kind,
      slug,
      name,
      parent_id: parent ? categoryId(kind, parent) : null,
      aliases,
      position,
    })),
  )
}
