import { pictureSources } from '@/lib/core/picture-files'
import { routes } from '@/lib/core/routes'
import { toAbsolute } from '@/lib/core/to-absolute'
import type { ProductDetail } from '@/lib/store/product-card'
import type { Graph } from './json-ld-types'
import { toAggregateOffer } from './offers-json-ld'

/** A product of the store with what the shops ask for it, and the way to what we wrote about it. */
export function productJsonLd(product: ProductDetail): Graph {
  const { slug, name, brand, description, category, picture, offers, currency, review } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url: toAbsolute(routes.product(slug)),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    description,
    category: category.name,
    ...(picture ? { image: [toAbsolute(pictureSources(picture).src)] } : {}),
    offers: toAggregateOffer(offers, currency),
    // Not as its `review`, of which Google wants the author: the page does not name them.
    ...(review
      ? { subjectOf: { '@type': 'WebPage', name: review.title, url: toAbsolute(routes.review(review.slug)) } }
      : {}),
  }
}
