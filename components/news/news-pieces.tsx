import '@/components/articles/editorial.css'
import { SaveButton } from '@/components/saved/save-button'
import { DateText } from '@/components/ui/date-text'
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
function NewsMeta({ item: { source, publishedAt, author } }: { item: NewsCard }) {
  return (
    <p className="dots meta">
      <span className="news-source">{source.name}</span> <DateText time={publishedAt} />{' '}
      {author && <span className="wrap-anywhere whitespace-normal">{author}</span>}
    </p>
  )
}

/** The end of an item: where it comes from, and the way to keep it, which stands above the link that covers the whole. */
export function NewsFoot({ item }: { item: NewsCard }) {
  return (
    <div className="news-foot">
      <NewsMeta item={item} />
      <SaveButton kind="news" id={item.id} subject="news-list" label={`“${item.title}”`} bare />
    </div>
  )
}
