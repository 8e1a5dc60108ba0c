import type { Metadata } from 'next'
import { MissingPage } from '@/components/layout/missing-page'
import { TrendPage } from '@/components/trends/trend-page'
import { routes } from '@/lib/core/routes'
import { isSlug } from '@/lib/core/slug'
import { findTrend, listTrends } from '@/lib/trends/queries'

type Props = PageProps<'/trends/[trend]'>

/** The four topics that are always there make sure that there is at least one. */
export const generateStaticParams = async () => (await listTrends()).map(({ slug }) => ({ trend: slug }))

/** A page with less than this says too little to be found (shared rules for search engines, section 2). */
const LEAST_INDEXED = 3

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { trend: slug } = await params
  const trend = isSlug(slug) ? await findTrend(slug) : null
  if (!trend) return {}
  const { name, texts, topics } = trend
  return {
    title: `${name}: what is trending`,
    description: `How much is written about ${name} week by week, with the latest reviews, articles and discussions.`,
    alternates: { canonical: routes.trend(slug) },
    ...(texts.length + topics.length < LEAST_INDEXED ? { robots: { index: false, follow: true } } : {}),
  }
}

export default async function Page({ params }: Props) {
  const { trend: slug } = await params
  const trend = isSlug(slug) ? await findTrend(slug) : null
  if (!trend) return <MissingPage />
  return <TrendPage {...trend} slug={slug} />
}
