import '@/components/articles/editorial.css'
import { CARD_SIZES, type CardProps } from '@/components/articles/article-card-view'
import { cardAt } from '@/components/articles/card-place'
import { MetaRow } from '@/components/articles/meta-row'
import { PictureFrame } from '@/components/articles/picture-frame'
import { TagLine } from '@/components/articles/tag-line'
import { Kicker } from '@/components/ui/kicker'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/core/routes'
import type { ReviewCard } from '@/lib/reviews/review-card'
import { scoreWord } from '@/lib/reviews/score'
import { ScoreTile } from './score-tile'
import { Stars } from './stars'

export function ReviewCardView({ review, level = 3, place, glide }: { review: ReviewCard } & CardProps) {
  const { slug, title, excerpt, category, picture, tags, author, rating } = review
  const Headline = level === 2 ? 'h2' : 'h3'

  return (
    <article className={`${cardAt(place)} review-card`}>
      <PictureFrame
        picture={picture && { ...picture, alt: '' }}
        category={category}
        sizes={CARD_SIZES}
        priority={place === 0}
        glide={glide ? slug : undefined}
      />
      <ScoreTile rating={rating} decorative />
      <Kicker>{category.name}</Kicker>
      <p className="review-rating">
        <Stars rating={rating} /> {scoreWord(rating)}
      </p>
      <Headline>
        <Link href={routes.review(slug)} className="stretched">
          {title}
        </Link>
      </Headline>
      <p className="card-excerpt">{excerpt}</p>
      <TagLine tags={tags} />
      <MetaRow {...review} author={author.name} />
      <span className="review-read" aria-hidden="true">
        Read
      </span>
    </article>
  )
}
