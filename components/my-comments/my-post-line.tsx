import type { Route } from 'next'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import { counted } from '@/lib/core/format-count'
import { relativeTime } from '@/lib/core/relative-time'
import type { FormAction, Result } from '@/lib/core/result'
import type { Address } from '@/lib/core/routes'
import { POST_STATES } from '@/lib/my-comments/list-state'
import type { MyPost } from '@/lib/my-comments/queries'
import { AppealForm, DeleteForm } from './post-forms'

export type PostActions = {
  comment: FormAction<{ id: string }>
  topic: FormAction<{ href: Address }>
  reply: FormAction<{ href: Address }>
  appeal: FormAction<object>
}

const KIND = { comment: 'Comment', topic: 'Topic', reply: 'Reply' } as const
const TONE = { visible: 'neutral', hidden: 'warning', deleted: 'danger' } as const

type MyPostLineProps = { post: MyPost; actions: PostActions; appealed: Result<object> | null; now: Date }

/** Something the member has said, what became of it, and what can still be done. */
export function MyPostLine({ post, actions, appealed, now }: MyPostLineProps) {
  const { kind, id, state, excerpt, createdAt, edited, likes, href, editHref, canDelete, reason, by, appeal } = post
  const words = excerpt === null ? 'deleted' : excerpt.slice(0, 40)
  return (
    <li className="my-post">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span className="kicker text-muted">{KIND[kind]}</span>
        {state !== 'visible' && <Badge tone={TONE[state]}>{POST_STATES[state]}</Badge>}
        {href ? (
          <Link href={href as Route} className="underline-offset-4 hover:text-accent hover:underline">
            <time dateTime={createdAt}>{relativeTime(createdAt, now, 'comment')}</time>
          </Link>
        ) : (
          <time dateTime={createdAt}>{relativeTime(createdAt, now, 'comment')}</time>
        )}
        {edited && <span>edited</span>}
        {likes > 0 && <span className="tabular-nums">{counted(likes, 'like', 'likes')}</span>}
      </p>
      {excerpt !== null && <p className="mt-1.5 text-pretty wrap-anywhere">{excerpt}</p>}
      {reason && (
        <p className="mt-1.5 border-l-2 border-warning pl-3 text-sm wrap-anywhere">
          {by === 'moderator' ? `A moderator wrote: ${reason}` : reason}
        </p>
      )}
      {appeal === 'open' && <p className="mt-1.5 text-sm text-muted">You asked for another look. We will tell you.</p>}
      <div className="my-actions">
        {editHref && (
          <Link href={editHref as Route} className="my-action">
            Edit<span className="sr-only"> {words}</span>
          </Link>
        )}
        {canDelete && kind === 'comment' && (
          <DeleteForm id={id} words={words} what="comment" action={actions.comment} />
        )}
        {canDelete && kind !== 'comment' && <DeleteForm id={id} words={words} what={kind} action={actions[kind]} />}
        {state === 'hidden' && appeal === null && (
          <AppealForm kind={kind} id={id} action={actions.appeal} answer={appealed} />
        )}
      </div>
    </li>
  )
}
