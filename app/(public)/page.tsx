import type { Metadata } from 'next'
import { HomePage } from '@/components/home/home-page'
import { JsonLd } from '@/components/seo/json-ld'
import { listHomeArticles } from '@/lib/articles/queries'
import { pageMetadata } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { site } from '@/lib/core/site'
import { listActiveTopics } from '@/lib/forum/queries'
import { listFrontReviews } from '@/lib/reviews/queries'
import { homeJsonLd } from '@/lib/seo/publisher'
import { subscribe } from '../(request)/newsletter/posts'

export const metadata: Metadata = pageMetadata({
  title: site.title,
  description: site.description,
  path: routes.home,
})

export default async function Page() {
  const [reviews, articles, topics] = await Promise.all([listFrontReviews(4), listHomeArticles(6), listActiveTopics(8)])
  return (
    <>
      <JsonLd data={homeJsonLd()} />
      <HomePage {...reviews} {...articles} topics={topics} subscribe={subscribe} />
    </>
  )
}
