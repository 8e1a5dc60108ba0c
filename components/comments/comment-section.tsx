import './comments.css'
import type { CSSProperties } from 'react'
import { SignInLink } from '@/components/auth/sign-in-link'
import { AnnounceResult } from '@/components/lists/announce-result'
import { listAddress } from '@/components/lists/list-address'
import { OrderLinks } from '@/components/lists/order-links'
import { Pager } from '@/components/lists/pager'
import { RelativeTimes } from '@/components/lists/relative-times'
import { REST } from '@/components/ui/focus-rest'
import type { Discussion } from '@/lib/comments/comment-view'
import { COMMENT_ORDERS, type CommentListState, type CommentOrder } from '@/lib/comments/list-state'
import { formatCount } from '@/lib/core/format-count'
import type { Address, routes } from '@/lib/core/routes'
import { CommentForm } from './comment-form'
import { CommentThreadView } from './comment-thread'
import { FoldButton } from './fold-button'

type CommentSectionProps = {
  discussion: Discussion
  state: CommentListState
  /** The address of the text above. */
  path: ReturnType<typeof routes.article | typeof routes.review>
}

/** What readers say about a text, and where they say it. */
export function CommentSection({ discussion, state, path }: CommentSectionProps) {
  const { articleId, threads, pages, total } = discussion
  const toAddress = (order: CommentOrder, page: number): Address =>
    `${listAddress(path, { comments: order === 'newest' ? null : order, page })}#comments`
  const hasNewest = state.order === 'newest' && state.page === 1
  const before = threads.length === 1 && state.page > 1 ? toAddress(state.order, state.page - 1) : undefined

  const order = COMMENT_ORDERS.find((known) => known.order === state.order)?.label.toLowerCase()
  const part = pages > 1 ? `, page ${state.page}` : ''

  return (
    <section id="comments" aria-labelledby="comments-title" className="comments later" style={toHeight(threads.length)}>
      <header>
        <h2 {...REST} id="comments-title">
          Comments <span className="comments-total">{formatCount(total)}</span>
        </h2>
        <p className="for-visitors">
          <SignInLink className="underline">Sign in</SignInLink> to comment, reply and like.
        </p>
      </header>
      <CommentForm articleId={articleId} isElsewhere={!hasNewest} />
      {threads.length === 0 ? (
        <p className="comments-none">No comments yet. Be the first to say something.</p>
      ) : (
        <>
          <div className="comments-bar">
            <OrderLinks
              label="Order of comments"
              orders={COMMENT_ORDERS.map(({ order, label }) => ({
                label,
                href: toAddress(order, 1),
                current: order === state.order,
              }))}
            />
            {threads.some(({ replies }) => replies.length > 0) && <FoldButton />}
          </div>
          <ol className="comments-list">
            {threads.map((thread) => (
              <CommentThreadView key={thread.id} thread={thread} articleId={articleId} before={before} />
            ))}
          </ol>
        </>
      )}
      <Pager page={state.page} pages={pages} toAddress={(page) => toAddress(state.order, page)} />
      <AnnounceResult text={`Comments, ${order} first${part}`} />
      <RelativeTimes />
    </section>
  )
}

/** About how high the discussion is, its head and its form among it, before it is laid out. A style has no type for variables. */
const toHeight = (threads: number) => ({ '--later': `${24 + 11 * threads}rem` }) as CSSProperties
