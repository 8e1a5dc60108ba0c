import type { Metadata } from 'next'
import { OUT_OF_INDEX, openGraphOfSite, toDescription, toTitle } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { shareImage } from '@/lib/core/share-image'
import type { ProductDetail } from './product-card'

/** What search engines and shared links show of a product. One that is no longer sold stays out of the index. */
export function productMetadata({ slug, name, description, updatedAt, withdrawn }: ProductDetail): Metadata {
  const about = toDescription(description)
  const title = `${name}: price, facts and where to buy`
  return {
    title: toTitle(title),
    description: about,
    alternates: { canonical: routes.product(slug) },
    ...(withdrawn ? OUT_OF_INDEX : {}),
    openGraph: {
      ...openGraphOfSite,
      type: 'website',
      title,
      description: about,
      url: routes.product(slug),
      images: [shareImage('product', slug, name, updatedAt)],
    },
  }
}
