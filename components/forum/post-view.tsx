import { Prose } from '@/components/articles/prose'
import { Avatar } from '@/components/layout/avatar'
import { Link } from '@/components/ui/link'
import { shortDate } from '@/lib/core/dates'
import { pageOfReply, replyAddress } from '@/lib/forum/reply-page'
import { type Post, type ReplyPost, stubText, type TopicDetail } from '@/lib/forum/topic-detail'
import { AuthorName } from './author-name'
import { HistoryLink, PostTools } from './post-tools'

type PostViewProps = { topic: TopicDetail; post: Post & Partial<Pick<ReplyPost, 'position' | 'quotes'>> }

/** The first post of a topic, or a reply with its position. */
export function PostView({ topic, post }: PostViewProps) {
  const { author, hasPage, createdAt, editedAt, html, state, revised, position = 0, quotes } = post
  const kind = position > 0 ? 'reply' : 'topic'

  if (state !== 'shown') {
    return (
      <p className="post post-stub">
        {kind === 'topic' && (
          <>
            {author.name} began this on <time dateTime={createdAt}>{shortDate(createdAt)}</time>.{' '}
          </>
        )}
        {stubText(kind === 'reply' ? 'reply' : 'post', state)}{' '}
        {revised && (
          <HistoryLink kind={kind} id={post.id} what={kind === 'reply' ? `reply ${position}` : 'the topic'} />
        )}
      </p>
    )
  }
  return (
    <div className="post">
      <Avatar username={author.username} image={author.avatar} className="post-avatar max-sm:size-7 max-sm:text-xs" />
      <div className="min-w-0">
        <p className="post-meta">
          <AuthorName author={author} hasPage={hasPage} />{' '}
          {position > 0 && author.username !== '' && author.username === topic.author.username && (
            <span className="badge">Author</span>
          )}{' '}
          <time dateTime={createdAt} data-relative="comment" suppressHydrationWarning>
            {shortDate(createdAt)}
          </time>
          {editedAt && (
            <>
              {' '}
              <span className="post-edited">
                edited{' '}
                <time dateTime={editedAt} data-relative="comment" suppressHydrationWarning>
                  {shortDate(editedAt)}
                </time>
              </span>
            </>
          )}
        </p>
        {quotes && (
          <p className="post-quotes">
            In reply to{' '}
            <Link
              href={replyAddress(topic, quotes.position)}
              scroll={pageOfReply(quotes.position) !== topic.page}
              className="quiet-link"
            >
              #{quotes.position}
              {quotes.name !== null && ` by ${quotes.name}`}
            </Link>
          </p>
        )}
        <Prose html={html} />
        <PostTools
          kind={kind}
          id={post.id}
          topicId={topic.id}
          position={position}
          author={{ username: author.username, name: author.name }}
          likeCount={post.likeCount}
          href={replyAddress(topic, position)}
          revised={revised}
          locked={topic.locked}
        />
      </div>
    </div>
  )
}
