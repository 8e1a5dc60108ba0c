import { Avatar } from '@/components/layout/avatar'
import { Link } from '@/components/ui/link'
import { shortDate } from '@/lib/core/dates'
import { topicPageAddress } from '@/lib/forum/reply-page'
import { stubText, type TopicDetail } from '@/lib/forum/topic-detail'
import { AuthorName } from './author-name'

/** On the second page and later: who began the discussion, and how. */
export function TopicBeginning({ topic }: { topic: TopicDetail }) {
  const { author, hasPage, createdAt, excerpt, state } = topic

  return (
    <div className="topic-beginning">
      <Avatar username={author.username} image={author.avatar} size="sm" />
      <p className="min-w-0">
        <AuthorName author={author} hasPage={hasPage} /> began this on{' '}
        <time dateTime={createdAt}>{shortDate(createdAt)}</time>:{' '}
        {/* A text may turn the direction of writing, but not of what stands beside it. */}
        <bdi className="wrap-anywhere text-muted">{state === 'shown' ? excerpt : stubText('post', state)}</bdi>{' '}
        <Link href={topicPageAddress(topic, 1)} className="quiet-link whitespace-nowrap">
          Read from the beginning
        </Link>
      </p>
    </div>
  )
}
