import '@/components/articles/editorial.css'
import { LEAD_SIZES, PictureFrame } from '@/components/articles/picture-frame'
import { Kicker } from '@/components/ui/kicker'
import type { NewsCard } from '@/lib/news/news-card'
import { NewsFoot, NewsLink } from './news-pieces'

/** Items of the list that the front takes: the lead and those beside it. */
export const FRONT_ITEMS = 4

/** The top of the unfiltered list: the newest item large, the next three as text beside it. */
export function NewsFront({ lead, side }: { lead: NewsCard; side: readonly NewsCard[] }) {
  return (
    <div className="mb-12 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-10 lg:grid-cols-12">
      <article className="lead lg:col-span-8">
        <PictureFrame
          picture={lead.picture && { ...lead.picture, alt: '' }}
          category={lead.category}
          sizes={LEAD_SIZES}
          priority
        />
        <Kicker>{lead.category.name}</Kicker>
        <h2>
          <NewsLink item={lead} />
        </h2>
        <p className="mt-4 mb-3 max-w-[34em] font-reading text-lg text-pretty text-muted md:text-xl">
          {lead.description}
        </p>
        <NewsFoot item={lead} />
      </article>
      <ul aria-label="More headlines" className="lead-side news-side lg:col-span-4">
        {side.map((item) => (
          <li key={item.slug}>
            <article className="col-span-full">
              <Kicker>{item.category.name}</Kicker>
              <h2>
                <NewsLink item={item} />
              </h2>
              <p className="card-excerpt">{item.description}</p>
              <NewsFoot item={item} />
            </article>
          </li>
        ))}
      </ul>
    </div>
  )
}
