import '@/components/articles/editorial.css'
import { Link } from '@/components/ui/link'
import { shortDate } from '@/lib/core/dates'
import { formatCount } from '@/lib/core/format-count'
import { routes } from '@/lib/core/routes'
import type { TopicRow } from '@/lib/forum/topic-row'

export function TopicListRow({ topic, full }: { topic: TopicRow; full: boolean }) {
  const { number, slug, title, excerpt, category, author, createdAt, lastActivityAt, pinned, hot, locked } = topic

  return (
    <li>
      <div>
        <h3>
          <Link href={routes.topic(number, slug)} className="stretched wrap-anywhere">
            {title}
          </Link>
          {pinned && <span className="badge">Pinned</span>}
          {hot && <span className="badge hot">Hot</span>}
          {locked && <span className="badge">Locked</span>}
        </h3>
        {full && <p className="topic-excerpt">{excerpt}</p>}
        <p className="dots meta">
          <span>{category.name}</span> <span className="wrap-anywhere whitespace-normal">{author.name}</span>{' '}
          {full && <span>Started {shortDate(createdAt)}</span>}{' '}
          <span>
            {full && 'active '}
            <time dateTime={lastActivityAt} data-relative="forum" suppressHydrationWarning>
              {shortDate(lastActivityAt)}
            </time>
          </span>
        </p>
      </div>
      <dl className="topic-counts">
        <Count label="Replies" value={topic.replyCount} />
        <Count label="Likes" value={topic.likeCount} />
        <Count label="Views" value={topic.viewCount} />
      </dl>
    </li>
  )
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatCount(value)}</dd>
    </div>
  )
}
