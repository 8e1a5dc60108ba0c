import './messages.css'
import { EmptyState } from '@/components/lists/empty-state'
import { Pager } from '@/components/lists/pager'
import { REST, ROW_REST } from '@/components/ui/focus-rest'
import { Kicker } from '@/components/ui/kicker'
import { relativeTime } from '@/lib/core/relative-time'
import type { FormAction } from '@/lib/core/result'
import { type Address, routes } from '@/lib/core/routes'
import type { NoticeLine, NoticeList } from '@/lib/notifications/queries'
import { NOTICE_KINDS, type NoticeKind } from '@/lib/notifications/schema'
import { MarkButton } from './mark-button'

type MessagesPanelProps = NoticeList & {
  now: Date
  markRead: FormAction<object>
  markAllRead: FormAction<object>
  toAddress: (page: number) => Address
}

/** What a member was told: replies, mentions and decisions, the newest first. */
export function MessagesPanel(props: MessagesPanelProps) {
  const { notices, total, unread, page, pages, now, markRead, markAllRead, toAddress } = props
  if (total === 0) {
    return <EmptyState title="No messages yet" text="Replies, mentions and decisions of moderators appear here." />
  }
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p {...REST} role="status" className="text-sm text-muted tabular-nums">
          {unread === 0 ? 'Everything is read' : `${unread} unread`}
        </p>
        {unread > 0 && <MarkButton action={markAllRead}>Mark all as read</MarkButton>}
      </div>
      <ul className="messages">
        {notices.map((notice) => (
          <li key={notice.id} {...ROW_REST} className={notice.unread ? 'message message-unread' : 'message'}>
            <Message notice={notice} now={now} markRead={markRead} />
          </li>
        ))}
      </ul>
      <Pager page={page} pages={pages} toAddress={toAddress} />
    </>
  )
}

function Message({ notice, now, markRead }: { notice: NoticeLine; now: Date; markRead: FormAction<object> }) {
  const { id, kind, text, createdAt, unread } = notice
  return (
    <>
      <div className="min-w-0">
        <Kicker muted>
          {NOTICE_KINDS[kind as NoticeKind] ?? 'Message'}
          {unread && <span className="sr-only">, unread</span>}
        </Kicker>
        <a href={routes.notice(id)} className="message-link">
          {text}
        </a>
        <p className="mt-0.5 text-sm text-muted">
          <time dateTime={createdAt}>{relativeTime(createdAt, now, 'comment')}</time>
        </p>
      </div>
      {unread && (
        <MarkButton action={markRead} id={id} label={text}>
          Mark as read
        </MarkButton>
      )}
    </>
  )
}
