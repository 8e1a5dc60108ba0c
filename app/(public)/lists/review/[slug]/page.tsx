import type { Metadata } from 'next'
import { reviewMetadata } from '@/app/(public)/text-metadata'
import { ReviewView } from '@/app/(public)/text-view'
import { orPlaceholder, PRERENDERED } from '@/lib/core/static-params'
import { listReviewSlugs } from '@/lib/reviews/queries'

type Props = PageProps<'/lists/review/[slug]'>

export async function generateStaticParams() {
  const slugs = await listReviewSlugs(PRERENDERED)
  return orPlaceholder(
    slugs.map((slug) => ({ slug })),
    { slug: '-' },
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return reviewMetadata(await params)
}

/** `/reviews/{slug}`, by way of lib/core/list-rewrites.ts. */
export default async function Page({ params }: Props) {
  return <ReviewView {...(await params)} />
}
