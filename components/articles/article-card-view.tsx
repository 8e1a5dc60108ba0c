import './editorial.css'
import { Kicker } from '@/components/ui/kicker'
import { Link } from '@/components/ui/link'
import type { ArticleCard } from '@/lib/articles/article-card'
import { routes } from '@/lib/core/routes'
import { cardAt } from './card-place'
import { MetaRow } from './meta-row'
import { PictureFrame } from './picture-frame'
import { TagLine } from './tag-line'

/** How wide a card of the three-column grid is shown. */
export const CARD_SIZES = '(width >= 80rem) 25rem, (width >= 48rem) 45vw, 92vw'

export type CardProps = {
  /** Rank of the headline: 3 below a section's heading, 2 right below the page's. */
  level?: 2 | 3
  /** Counted from 0, in a list that opens its page: the first's picture is on the first screen, later cards are not. */
  place?: number
  /** For lists that show a text only once, see `PictureFrame`. */
  glide?: boolean
}

export function ArticleCardView({ article, level = 3, place, glide }: { article: ArticleCard } & CardProps) {
  const { slug, title, excerpt, category, picture, tags, author } = article
  const Headline = level === 2 ? 'h2' : 'h3'

  return (
    <article className={cardAt(place)}>
      <PictureFrame
        picture={picture && { ...picture, alt: '' }}
        category={category}
        sizes={CARD_SIZES}
        priority={place === 0}
        glide={glide ? slug : undefined}
      />
      <Kicker>{category.name}</Kicker>
      <Headline>
        <Link href={routes.article(slug)} className="stretched">
          {title}
        </Link>
      </Headline>
      <p className="card-excerpt">{excerpt}</p>
      <TagLine tags={tags} />
      <MetaRow {...article} author={author.name} />
    </article>
  )
}
