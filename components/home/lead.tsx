import '@/components/articles/editorial.css'
import { MetaRow } from '@/components/articles/meta-row'
import { LEAD_SIZES, PictureFrame } from '@/components/articles/picture-frame'
import { ScoreTile } from '@/components/reviews/score-tile'
import { Kicker } from '@/components/ui/kicker'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/core/routes'
import type { ReviewCard } from '@/lib/reviews/review-card'

/** The front's opening: one review large, the next ones as text beside it. */
export function Lead({ review, side }: { review: ReviewCard; side: ReviewCard[] }) {
  const others = side.filter(({ slug }) => slug !== review.slug)

  return (
    <div className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
      <article className="lead lg:col-span-8">
        <div className="relative">
          <PictureFrame
            picture={review.picture && { ...review.picture, alt: '' }}
            category={review.category}
            sizes={LEAD_SIZES}
            priority
          />
          <ScoreTile rating={review.rating} large />
        </div>
        <Kicker>{review.category.name}</Kicker>
        <h2>
          <Link href={routes.review(review.slug)} className="stretched">
            {review.title}
          </Link>
        </h2>
        <p className="mt-4 mb-3 max-w-[34em] font-reading text-lg text-pretty text-muted md:text-xl">
          {review.excerpt}
        </p>
        <MetaRow {...review} author={review.author.name} />
      </article>
      {others.length > 0 && (
        <section aria-labelledby="latest-reviews" className="flex flex-col lg:col-span-4">
          <h2 id="latest-reviews" className="kicker text-muted border-t-2 border-ink pt-3 pb-3">
            Latest Reviews
          </h2>
          <ul className="lead-side">
            {others.map((other) => (
              <li key={other.slug}>
                <div>
                  <Kicker>{other.category.name}</Kicker>
                  <h3>
                    <Link href={routes.review(other.slug)} className="stretched">
                      {other.title}
                    </Link>
                  </h3>
                  <p className="card-excerpt">{other.excerpt}</p>
                </div>
                <ScoreTile rating={other.rating} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
