import { TopicList } from '@/components/forum/topic-list'
import { PageFrame } from '@/components/layout/page-frame'
import { NewsletterCard } from '@/components/newsletter/newsletter-card'
import { SectionHead } from '@/components/ui/section-head'
import type { ArticleCard } from '@/lib/articles/article-card'
import type { FormAction } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import type { TopicRow } from '@/lib/forum/topic-row'
import type { ReviewCard } from '@/lib/reviews/review-card'
import { CategoryTiles } from './category-tiles'
import { LatestArticles } from './latest-articles'
import { Lead } from './lead'
import { Masthead } from './masthead'

type HomePageProps = {
  /** The opening story; without one the newest review takes its place. */
  featured?: ReviewCard | null
  latestReviews?: ReviewCard[]
  recent?: ArticleCard[]
  trending?: ArticleCard[]
  topics?: TopicRow[]
  /** What the newsletter's form posts to. */
  subscribe: FormAction<object>
}

/** The front page. A section without content is not there, so that an empty site shows no holes. */
export function HomePage(props: HomePageProps) {
  const { featured, latestReviews = [], recent = [], trending = [], topics = [], subscribe } = props
  const lead = featured ?? latestReviews[0]

  return (
    <PageFrame>
      <Masthead />
      <div className="space-y-16">
        {lead && <Lead review={lead} side={latestReviews} />}
        {recent.length > 0 && <LatestArticles recent={recent} trending={trending} />}
        <CategoryTiles />
        {topics.length > 0 && (
          <section aria-labelledby="community" className="later [--later:67rem] md:[--later:52rem] lg:[--later:42rem]">
            <SectionHead id="community" title="Community Forum" href={routes.forum} link="Visit the forum" />
            <TopicList topics={topics} />
          </section>
        )}
        <NewsletterCard subscribe={subscribe} />
      </div>
    </PageFrame>
  )
}
