import type { Metadata } from 'next'
import { leaveMissingText } from '@/app/(public)/missing-text'
import { MissingPage } from '@/components/layout/missing-page'
import { ReviewPage } from '@/components/reviews/review-page'
import { JsonLd } from '@/components/seo/json-ld'
import { textMetadata } from '@/lib/articles/text-metadata'
import { routes } from '@/lib/core/routes'
import { isSlug } from '@/lib/core/slug'
import { orPlaceholder, PRERENDERED } from '@/lib/core/static-params'
import { findReview, listReviewSlugs } from '@/lib/reviews/queries'
import { reviewJsonLd } from '@/lib/seo/text-json-ld'

type Props = PageProps<'/reviews/[slug]'>

export async function generateStaticParams() {
  const slugs = await listReviewSlugs(PRERENDERED)
  return orPlaceholder(
    slugs.map((slug) => ({ slug })),
    { slug: '-' },
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const review = isSlug(slug) ? await findReview(slug) : null
  return review ? textMetadata('review', review, routes.review(slug)) : {}
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  const review = isSlug(slug) ? await findReview(slug) : null
  if (!review) return <MissingPage leave={() => leaveMissingText(routes.review(slug), slug)} />
  const { related, previous, next, ...detail } = review
  return (
    <>
      <JsonLd data={reviewJsonLd(detail)} />
      <ReviewPage review={detail} related={related} previous={previous} next={next} />
    </>
  )
}
