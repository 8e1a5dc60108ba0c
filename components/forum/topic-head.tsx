import { ShareButton } from '@/components/articles/share-button'
import { listAddress } from '@/components/lists/list-address'
import { SaveButton } from '@/components/saved/save-button'
import { ChipLinks } from '@/components/ui/chip-links'
import { Link } from '@/components/ui/link'
import { formatCount } from '@/lib/core/format-count'
import { routes } from '@/lib/core/routes'
import type { TopicDetail } from '@/lib/forum/topic-detail'
import { FollowButtons } from './follow-buttons'
import { ModerateLink } from './moderate-link'

/** What a discussion is called, where it stands, and what a reader can do with the whole of it. */
export function TopicHead({ topic }: { topic: TopicDetail }) {
  const { id, title, category, tags, pinned, hot, locked, replyCount, likeCount, viewCount } = topic
  const subject = `topic:${id}` as const
  const facts = [
    [replyCount, 'reply', 'replies'],
    [likeCount, 'like', 'likes'],
    [viewCount, 'view', 'views'],
  ] as const

  return (
    <header data-subject={subject}>
      <p className="kicker mt-6">
        <Link
          href={listAddress(routes.forum, { category: category.slug })}
          className="inline-block hover:underline pointer-coarse:-my-3.5 pointer-coarse:py-3.5"
        >
          {category.name}
        </Link>
      </p>
      <h1 className="mt-2 text-3xl wrap-anywhere md:text-4xl">{title}</h1>
      <p className="topic-facts">
        {pinned && <span className="badge">Pinned</span>}
        {hot && <span className="badge hot">Hot</span>}
        {locked && <span className="badge">Locked</span>}
        {facts.map(([count, one, many]) => (
          <span key={one}>
            <b>{formatCount(count)}</b> {count === 1 ? one : many}
          </span>
        ))}
      </p>
      {tags.length > 0 && (
        <div className="mt-4">
          <ChipLinks label="Tags" links={tags.map((tag) => ({ label: tag.name, href: routes.tag(tag.slug) }))} />
        </div>
      )}
      <div className="topic-tools">
        <FollowButtons topicId={id} />
        <SaveButton kind="topic" id={id} subject={subject} />
        <ShareButton title={title} />
        <ModerateLink topicId={id} />
      </div>
    </header>
  )
}
