import '@/components/articles/editorial.css'
import { TextCardView } from '@/components/articles/text-card-view'
import { TopicList } from '@/components/forum/topic-list'
import { PageFrame } from '@/components/layout/page-frame'
import { EmptyState } from '@/components/lists/empty-state'
import { ChipLinks } from '@/components/ui/chip-links'
import { Kicker } from '@/components/ui/kicker'
import { SectionHead } from '@/components/ui/section-head'
import type { TextCard } from '@/lib/articles/text-card'
import { counted } from '@/lib/core/format-count'
import { routes } from '@/lib/core/routes'
import type { TopicRow } from '@/lib/forum/topic-row'
import type { Trend } from '@/lib/trends/rising'
import { WeekBars } from './week-bars'

type TrendPageProps = {
  slug: string
  name: string
  /** Texts and topics per week, the newest week first. */
  weeks: number[]
  /** The newest under the tag. */
  texts: TextCard[]
  topics: TopicRow[]
  /** All trends; this one may be among them. */
  trends: Trend[]
}

export function TrendPage({ slug, name, weeks, texts, topics, trends }: TrendPageProps) {
  const others = trends.filter((trend) => trend.slug !== slug)

  return (
    <PageFrame>
      <header className="grid items-end gap-x-6 gap-y-8 border-t-2 border-ink pt-4 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <Kicker>Trending Topics</Kicker>
          <h1 className="mt-2 text-4xl wrap-anywhere md:text-5xl">{name}</h1>
          <p className="mt-4 max-w-[26em] font-reading text-lg text-pretty text-muted md:text-xl">
            {toSentence(weeks)}
          </p>
        </div>
        <div className="lg:col-span-6">
          <WeekBars name={name} weeks={weeks} />
        </div>
      </header>
      {texts.length > 0 && (
        <section aria-labelledby="trend-texts" className="mt-16">
          <SectionHead
            id="trend-texts"
            title="Latest coverage"
            href={routes.tag(slug)}
            link={`Everything about ${name}`}
          />
          <div className="cards">
            {texts.map((text, place) => (
              <TextCardView key={text.slug} text={text} place={place} glide />
            ))}
          </div>
        </section>
      )}
      {topics.length > 0 && (
        <section aria-labelledby="trend-topics" className="mt-16">
          <SectionHead id="trend-topics" title="In the forum" href={routes.forum} link="Visit the forum" />
          <TopicList topics={topics} />
        </section>
      )}
      {texts.length + topics.length === 0 && (
        <EmptyState title="No articles found" text="Nothing has been written about it yet." />
      )}
      {others.length > 0 && (
        <section aria-labelledby="other-trends" className="mt-16">
          <SectionHead id="other-trends" title="Also trending" href={routes.categories} link="All categories" />
          <ChipLinks
            label="Also trending"
            links={others.map((trend) => ({ label: trend.name, href: routes.trend(trend.slug) }))}
          />
        </section>
      )}
    </PageFrame>
  )
}

/** The trend in words, with the figures that the bars show. */
function toSentence([latest = 0, ...earlier]: number[]) {
  const before = earlier.reduce((sum, count) => sum + count, 0)
  if (latest + before === 0) return 'Nothing new in the last eight weeks.'
  return `${latest === 0 ? 'Nothing' : counted(latest, 'text or topic', 'texts and topics')} in the latest week, ${before === 0 ? 'nothing' : before} in the seven before.`
}
