import { Prose } from '@/components/articles/prose'
import { Avatar } from '@/components/layout/avatar'
import { ROW_REST } from '@/components/ui/focus-rest'
import type { CommentThread, CommentView } from '@/lib/comments/comment-view'
import { shortDate } from '@/lib/core/dates'
import { counted } from '@/lib/core/format-count'
import { type Address, routes } from '@/lib/core/routes'
import { CommentBody } from './comment-body'
import { CommentLink } from './comment-link'
import { ReplyBox } from './reply-box'

type Placed = {
  articleId: string
  threadId: string
  /** Whether the first comment of the thread is there to be answered. */
  isOpen: boolean
  /** Where the page before is, for a comment without which this one is none. */
  before: Address | undefined
}

type CommentThreadViewProps = {
  thread: CommentThread
  articleId: string
  /** Where the page before is, for the only thread of a page. */
  before: Address | undefined
}

const FATE = { deleted: 'This comment was deleted by its author.', hidden: 'This comment was hidden by a moderator.' }

/** A comment and the replies to it, which can be folded. */
export function CommentThreadView({ thread, articleId, before }: CommentThreadViewProps) {
  const isOpen = thread.fate === null
  const { replies } = thread
  const isAlone = replies.length === (isOpen ? 0 : 1)
  const place = { articleId, threadId: thread.id, isOpen, before: isAlone ? before : undefined }

  return (
    <li className="thread later">
      <CommentArticle comment={thread} {...place} />
      <div className="thread-replies">
        {replies.length > 0 && (
          <details open>
            <summary>{counted(replies.length, 'reply', 'replies')}</summary>
            <ol>
              {replies.map((reply) => (
                <li key={reply.id}>
                  <CommentArticle comment={reply} {...place} />
                </li>
              ))}
            </ol>
          </details>
        )}
        {thread.fate === null && <ReplyBox articleId={articleId} threadId={thread.id} name={thread.author.name} />}
      </div>
    </li>
  )
}

function CommentArticle({ comment, ...place }: Placed & { comment: CommentView }) {
  const { id, createdAt } = comment
  if (comment.fate) {
    return (
      <article id={`comment-${id}`} {...ROW_REST} className="comment comment-gone">
        <p>{FATE[comment.fate]}</p>
      </article>
    )
  }
  const { author, hasPage, badge, editedAt, html, likeCount, version } = comment
  return (
    <article id={`comment-${id}`} {...ROW_REST} aria-label={`Comment by ${author.name}`} className="comment">
      <Avatar username={author.username} image={author.avatar} />
      <div className="min-w-0">
        <p className="comment-meta">
          {hasPage ? (
            <a href={routes.person(author.username)} className="comment-name hover:underline">
              {author.name}
            </a>
          ) : (
            <span className="comment-name">{author.name}</span>
          )}
          {badge && <span className="badge">{badge}</span>}
          <CommentLink id={id}>
            <time dateTime={createdAt} data-relative="comment" suppressHydrationWarning>
              {shortDate(createdAt)}
            </time>
          </CommentLink>
          {editedAt && (
            <span>
              edited{' '}
              <time dateTime={editedAt} data-relative="comment" suppressHydrationWarning>
                {shortDate(editedAt)}
              </time>
            </span>
          )}
        </p>
        <CommentBody
          {...place}
          id={id}
          createdAt={createdAt}
          version={version}
          likeCount={likeCount}
          name={author.name}
          username={author.username}
        >
          <Prose html={html} />
        </CommentBody>
      </div>
    </article>
  )
}
