import '@/components/articles/editorial.css'
import { PictureFrame } from '@/components/articles/picture-frame'
import { Kicker } from '@/components/ui/kicker'
import type { NewsCard } from '@/lib/news/news-card'
import { NewsFoot, NewsLink } from './news-pieces'

const SIZES = '(width >= 40rem) 10rem, 6.5rem'

/** One item of the list: text first, a small picture beside it. */
export function NewsRow({ item, priority }: { item: NewsCard; priority?: boolean }) {
  const { category, description, picture } = item

  return (
    <article className="news-row">
      <div className="news-text">
        <Kicker>{category.name}</Kicker>
        <h2>
          <NewsLink item={item} />
        </h2>
      </div>
      <PictureFrame
        picture={picture && { ...picture, alt: '' }}
        category={category}
        sizes={SIZES}
        priority={priority}
      />
      <p className="news-excerpt card-excerpt">{description}</p>
      <NewsFoot item={item} />
    </article>
  )
}
