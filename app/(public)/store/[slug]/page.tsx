import type { Metadata } from 'next'
import { MissingPage } from '@/components/layout/missing-page'
import { JsonLd } from '@/components/seo/json-ld'
import { ProductPage } from '@/components/store/product-page'
import { MISSING_PAGE } from '@/lib/core/page-metadata'
import { isSlug } from '@/lib/core/slug'
import { orPlaceholder, PRERENDERED } from '@/lib/core/static-params'
import { productJsonLd } from '@/lib/seo/product-json-ld'
import { productMetadata } from '@/lib/store/product-metadata'
import { findProduct } from '@/lib/store/product-queries'
import { listProductSlugs } from '@/lib/store/queries'

type Props = PageProps<'/store/[slug]'>

export async function generateStaticParams() {
  const slugs = await listProductSlugs(PRERENDERED)
  return orPlaceholder(
    slugs.map((slug) => ({ slug })),
    { slug: '-' },
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const product = isSlug(slug) ? await findProduct(slug) : null
  return product ? productMetadata(product) : MISSING_PAGE
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  const product = isSlug(slug) ? await findProduct(slug) : null
  if (!product) return <MissingPage />
  return (
    <>
      {product.offers.length > 0 && <JsonLd data={productJsonLd(product)} />}
      <ProductPage product={product} />
    </>
  )
}
