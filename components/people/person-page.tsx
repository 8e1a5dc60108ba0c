import '@/components/articles/editorial.css'
import { ArticleCardView } from '@/components/articles/article-card-view'
import { TopicList } from '@/components/forum/topic-list'
import { PageFrame } from '@/components/layout/page-frame'
import { EmptyState } from '@/components/lists/empty-state'
import { Pager } from '@/components/lists/pager'
import { ResultLine } from '@/components/lists/result-line'
import { ReviewCardView } from '@/components/reviews/review-card-view'
import { Link } from '@/components/ui/link'
import { TabLinks } from '@/components/ui/tab-links'
import type { ArticleCard } from '@/lib/articles/article-card'
import { routes } from '@/lib/core/routes'
import type { TopicRow } from '@/lib/forum/topic-row'
import {
  PERSON_SECTIONS,
  PERSON_TEXTS_PER_PAGE,
  type PersonSection,
  type PersonState,
  personAddress,
} from '@/lib/people/list-state'
import { MOST_COUNTED_OF_PERSON, type Person } from '@/lib/people/person'
import type { ReviewCard } from '@/lib/reviews/review-card'
import { PersonHead } from './person-head'
import { PersonSectionView } from './person-section'

type PersonPageProps = {
  person: Person
  reviews: ReviewCard[]
  articles: ArticleCard[]
  topics: TopicRow[]
  state: PersonState
  pages: number
}

export function PersonPage({ person, reviews, articles, topics, state, pages }: PersonPageProps) {
  const { counts } = person
  const { show, page } = state
  const sections = PERSON_SECTIONS.filter((section) => section.show === 'all' || counts[section.show] > 0)
  const addressOf = (section: PersonSection) => personAddress({ ...state, show: section, page: 1 })
  const common = { overview: show === 'all', addressOf, counts }

  return (
    <PageFrame>
      <PersonHead person={person} />
      {sections.length > 1 ? (
        <div className="mt-10">
          <TabLinks
            label={`By ${person.name}`}
            tabs={sections.map((section) => ({
              label: section.label,
              href: addressOf(section.show),
              current: section.show === show,
            }))}
          />
        </div>
      ) : (
        <EmptyState
          title="Nothing published yet"
          text="Their reviews, articles and topics appear here."
          action={
            <Link href={routes.forum} className="button-outline">
              Go to the forum
            </Link>
          }
        />
      )}
      {show !== 'all' && (
        <div className="mt-4">
          <ResultLine
            total={counts[show]}
            more={counts[show] >= MOST_COUNTED_OF_PERSON}
            page={page}
            size={PERSON_TEXTS_PER_PAGE}
          />
        </div>
      )}
      {reviews.length > 0 && (
        <PersonSectionView {...common} show="reviews" shown={reviews.length} title="Reviews">
          <div className="cards" data-three={reviews.length === 3 || undefined}>
            {reviews.map((review, place) => (
              <ReviewCardView key={review.slug} review={review} place={place} glide />
            ))}
          </div>
        </PersonSectionView>
      )}
      {articles.length > 0 && (
        <PersonSectionView {...common} show="articles" shown={articles.length} title="Articles">
          <div className="cards" data-three={articles.length === 3 || undefined}>
            {articles.map((article, place) => (
              <ArticleCardView key={article.slug} article={article} place={reviews.length ? undefined : place} glide />
            ))}
          </div>
        </PersonSectionView>
      )}
      {topics.length > 0 && (
        <PersonSectionView {...common} show="topics" shown={topics.length} title="Topics">
          <TopicList topics={topics} />
        </PersonSectionView>
      )}
      <Pager page={page} pages={pages} toAddress={(next) => personAddress({ ...state, page: next })} />
    </PageFrame>
  )
}
