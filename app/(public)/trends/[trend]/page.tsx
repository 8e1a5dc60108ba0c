import type { Metadata } from 'next'
import { MissingPage } from '@/components/layout/missing-page'
import { TrendPage } from '@/components/trends/trend-page'
import { MISSING_PAGE, OUT_OF_INDEX, pageMetadata } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { isSlug } from '@/lib/core/slug'
import { findTrend, listTrends } from '@/lib/trends/queries'

type Props = PageProps<'/trends/[trend]'>

/** The four topics that are always there make sure that there is at least one. */
export const generateStaticParams = async () => (await listTrends()).map(({ slug }) => ({ trend: slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { trend: slug } = await params
  const trend = isSlug(slug) ? await findTrend(slug) : null
  if (!trend) return MISSING_PAGE
  const { name } = trend
  // The home of what it is about is the tag: of two pages of one topic one is to be found.
  return {
    ...pageMetadata({
      title: `${name}: what is trending`,
      description: `How much is written about ${name} week by week, with the latest reviews, articles and discussions.`,
      path: routes.trend(slug),
    }),
    ...OUT_OF_INDEX,
  }
}

export default async function Page({ params }: Props) {
  const { trend: slug } = await params
  const trend = isSlug(slug) ? await findTrend(slug) : null
  if (!trend) return <MissingPage />
  return <TrendPage {...trend} slug={slug} />
}
