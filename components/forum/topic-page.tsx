import './topic-page.css'
import { Prose } from '@/components/articles/prose'
import { Avatar } from '@/components/layout/avatar'
import { PageFrame } from '@/components/layout/page-frame'
import { BackLink } from '@/components/lists/back-link'
import { RelativeTimes } from '@/components/lists/relative-times'
import type { Byline } from '@/lib/articles/article-card'
import { shortDate } from '@/lib/core/dates'
import { routes } from '@/lib/core/routes'
import type { TopicRow } from '@/lib/forum/topic-row'

type Post = { author: Byline; createdAt: string; html: string }
type TopicDetail = TopicRow & Post & { replies: (Post & { position: number })[] }

/** A discussion: the first post, then its replies in order. */
export function TopicPage({ topic }: { topic: TopicDetail }) {
  const { title, category, replies } = topic

  return (
    <PageFrame>
      <article className="topic-page">
        <header>
          <BackLink path={routes.forum}>Back to Forum</BackLink>
          <p className="kicker mt-6">{category.name}</p>
          <h1 className="mt-2 text-3xl md:text-4xl">{title}</h1>
        </header>
        <PostView post={topic} />
        {replies.length > 0 && (
          <section aria-labelledby="replies">
            <h2 id="replies" className="topic-replies">
              {replies.length === 1 ? '1 reply' : `${replies.length} replies`}
            </h2>
            <ol>
              {replies.map((reply) => (
                <li key={reply.position} id={`reply-${reply.position}`}>
                  <PostView post={reply} />
                </li>
              ))}
            </ol>
          </section>
        )}
      </article>
      <RelativeTimes />
    </PageFrame>
  )
}

function PostView({ post: { author, createdAt, html } }: { post: Post }) {
  return (
    <div className="post">
      <Avatar username={author.username} image={author.avatar} />
      <div className="min-w-0">
        <p className="post-meta">
          <b className="wrap-anywhere">{author.name}</b>{' '}
          <time dateTime={createdAt} data-relative="comment" suppressHydrationWarning>
            {shortDate(createdAt)}
          </time>
        </p>
        <Prose html={html} />
      </div>
    </div>
  )
}
