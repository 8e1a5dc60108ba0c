import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/core/tags'
import { listCategories } from '@/lib/taxonomy/queries'

/** Every category that readers can open, with the number of texts in it; those without a text are left out. */
export async function listCategoryIndex() {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.taxonomy, tags.articles, tags.reviews)
  const [articles, reviews] = await Promise.all([listCategories('article'), listCategories('review')])
  const roots = articles.filter(({ parentId }) => parentId === null)
  return {
    roots: roots.map(({ id, slug, name, count }) => {
      const below = articles.filter(({ parentId }) => parentId === id)
      return {
        slug,
        name,
        count: below.reduce((sum, child) => sum + child.count, count),
        children: below
          .filter((child) => child.count > 0)
          .map((child) => ({ slug: child.slug, name: child.name, count: child.count })),
      }
    }),
    reviews: reviews.filter(({ count }) => count > 0).map(({ slug, name, count }) => ({ slug, name, count })),
  }
}

/** The addresses below /category, to prerender at build time. */
export async function listCategoryAddresses() {
  const { roots } = await listCategoryIndex()
  return {
    categories: roots.map(({ slug }) => ({ category: slug })),
    subcategories: roots.flatMap(({ slug, children }) =>
      children.map((child) => ({ category: slug, sub: child.slug })),
    ),
  }
}
