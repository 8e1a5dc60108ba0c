import type postgres from 'postgres'
import { toSlug } from '@/lib/core/slug'
import { articleId, type sampleTexts } from './articles'
import { between, daysAgo, SEED_NOW, seedId } from './deterministic'
import { insertRows } from './insert-rows'
import { pictureId, type Wanted } from './pictures'
import type { SmallContent } from './small-content-schema'
import { categoryId } from './taxonomy'

type Product = SmallContent['products'][number]

export const productPicture = ({ subject, slug, name, description }: Product): Wanted => ({
  subject,
  key: `product:${slug}`,
  alt: `Illustration: ${name}`,
  about: `${name}, ${description}`,
})

const productId = (slug: string) => seedId('product', slug)
const toCents = (dollars: number) => Math.round(dollars * 100)

/** What the shop with the lowest price asks today; the price before the discount follows from it (design, section 13). */
const priceToday = ({ offers, price }: Product) =>
  Math.min(...offers.map((offer) => toCents(offer.price)), toCents(price))

export async function seedStore(
  sql: postgres.ISql,
  products: Product[],
  { reviews }: ReturnType<typeof sampleTexts>,
): Promise<void> {
  await insertRows(
    sql,
    'products',
    products.map((product, index) => ({
      id: productId(product.slug),
      slug: product.slug,
      name: product.name,
      brand: product.brand,
      description: product.description,
      category: categoryId('product', toSlug(product.category)),
      price_cents: priceToday(product),
      discount_percent: product.discount,
      rating_tenths: Math.round(product.rating * 10),
      featured: product.featured,
      facts: Object.entries(product.facts),
      picture_id: pictureId(productPicture(product)),
      priced_at: SEED_NOW,
      created_at: daysAgo(200 - index * 5),
      updated_at: SEED_NOW,
    })),
  )
  await insertRows(
    sql,
    'offers',
    products.flatMap(({ slug, offers }) =>
      offers.map(({ merchant, price }) => ({
        id: seedId('offer', `${slug}:${merchant}`),
        product_id: productId(slug),
        merchant,
        url: `https://${toSlug(merchant)}.example/products/${slug}?ref=fieldtest`,
        price_cents: toCents(price),
        priced_at: SEED_NOW,
      })),
    ),
  )
  await insertRows(
    sql,
    'price_changes',
    products.flatMap((product) => [
      {
        id: seedId('price', `${product.slug}:first`),
        product_id: productId(product.slug),
        price_cents: toCents(product.price),
        changed_at: daysAgo(between(60, 190, `priced:${product.slug}`)),
      },
      {
        id: seedId('price', `${product.slug}:now`),
        product_id: productId(product.slug),
        price_cents: priceToday(product),
        changed_at: SEED_NOW,
      },
    ]),
  )
  for (const { slug, review } of products) {
    const text = reviews.find((candidate) => candidate.slug === review)
    if (text) await sql`update reviews set product_id = ${productId(slug)} where article_id = ${articleId(text)}`
  }
}
