import './topic-page.css'
import { PageFrame } from '@/components/layout/page-frame'
import { BackToList } from '@/components/lists/back-to-list'
import { Pager } from '@/components/lists/pager'
import { RelativeTimes } from '@/components/lists/relative-times'
import { ViewBeacon } from '@/components/views/view-beacon'
import { counted } from '@/lib/core/format-count'
import type { FormAction } from '@/lib/core/result'
import { type Address, routes } from '@/lib/core/routes'
import { pageOfReply, replyAddress, replyAnchor, topicPageAddress } from '@/lib/forum/reply-page'
import type { TopicDetail } from '@/lib/forum/topic-detail'
import { NewReplies } from './new-replies'
import { PostView } from './post-view'
import { ReplyFinder } from './reply-finder'
import { ReplyForm } from './reply-form'
import { TopicBeginning } from './topic-beginning'
import { TopicHead } from './topic-head'

type TopicPageProps = { topic: TopicDetail; postReply: FormAction<{ href: Address }> }

/** One page of a discussion: the first post or how it began, replies in order, and the form for another. */
export function TopicPage({ topic, postReply }: TopicPageProps) {
  const { id, number, slug, page, pages, replies, replyCount, lastPosition } = topic

  return (
    <PageFrame>
      <article className="topic-page">
        <BackToList path={routes.forum}>Back to Forum</BackToList>
        <TopicHead topic={topic} />
        {page === 1 ? <PostView topic={topic} post={topic} /> : <TopicBeginning topic={topic} />}
        {replyCount + replies.length > 0 && (
          <section aria-labelledby="replies">
            <h2 id="replies" className="topic-replies">
              {counted(replyCount, 'reply', 'replies')}
              {pages > 1 && (
                <span>
                  page {page} of {pages}
                </span>
              )}
            </h2>
            <ol>
              {replies.map((reply) => (
                <li key={reply.id} id={replyAnchor(reply.position)} className="reply">
                  <PostView topic={topic} post={reply} />
                </li>
              ))}
            </ol>
            {replies.length === 0 && <p className="py-8 text-muted">The replies on this page were deleted.</p>}
            <Pager page={page} pages={pages} toAddress={(next) => topicPageAddress(topic, next)} />
          </section>
        )}
        {topic.locked ? (
          <p className="topic-locked">
            <b>This topic is locked.</b> New replies are not possible.
          </p>
        ) : (
          <ReplyForm action={postReply} topicId={id} />
        )}
      </article>
      <NewReplies
        number={number}
        lastPosition={lastPosition}
        isHere={page === pageOfReply(lastPosition + 1)}
        next={replyAddress({ number, slug }, lastPosition + 1)}
      />
      <ReplyFinder topic={{ number, slug }} lastPosition={lastPosition} />
      <ViewBeacon subject={`topic:${id}`} />
      <RelativeTimes />
    </PageFrame>
  )
}
