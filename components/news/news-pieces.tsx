import '@/components/articles/editorial.css'
import { DateText } from '@/components/articles/meta-row'
import type { NewsCard } from '@/lib/news/news-card'

/** A headline that leads to the site it comes from: an ordinary link, in the same tab. */
export function NewsLink({ item: { link, title } }: { item: NewsCard }) {
  return (
    <a href={link} rel="noopener" className="stretched">
      {title}
    </a>
  )
}

/** Source · date · author. */
export function NewsMeta({ item: { source, publishedAt, author } }: { item: NewsCard }) {
  return (
    <p className="meta">
      <span className="news-source">{source.name}</span> <DateText time={publishedAt} />{' '}
      {author && <span>{author}</span>}
    </p>
  )
}
