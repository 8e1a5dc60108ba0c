import { pictureSources } from '@/lib/core/picture-files'
import { routes } from '@/lib/core/routes'
import { toAbsolute } from '@/lib/core/site-address'
import type { ProductDetail } from '@/lib/store/product-card'
import type { Graph, ShopOffer } from './json-ld-types'

/** A product of the store with what the shops ask for it: the prices that the page shows. */
export function productJsonLd(product: ProductDetail): Graph {
  const { slug, name, brand, description, category, picture, offers, currency } = product
  const prices = offers.map(({ priceCents }) => priceCents / 100)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url: toAbsolute(routes.product(slug)),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    description,
    category: category.name,
    ...(picture ? { image: [toAbsolute(pictureSources(picture).src)] } : {}),
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      priceCurrency: currency,
      offerCount: offers.length,
      offers: offers.map(toOffer),
    },
  }
}

const toOffer = ({ priceCents, currency }: ProductDetail['offers'][number]): ShopOffer => ({
  '@type': 'Offer',
  price: priceCents / 100,
  priceCurrency: currency,
})
