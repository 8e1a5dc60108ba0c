import './editorial.css'
import type { ReactNode } from 'react'
import { shortDate } from '@/lib/core/dates'
import { formatCount } from '@/lib/core/format-count'

/** A day as `Nov 20, 2026`, in UTC. */
export function DateText({ time }: { time: string }) {
  return <time dateTime={time}>{shortDate(time)}</time>
}

/** Category above a headline. */
export function Kicker({ children }: { children: ReactNode }) {
  return <p className="kicker">{children}</p>
}

type MetaRowProps = { author: string; publishedAt: string; readMinutes: number; commentCount?: number }

/** Author · date · minutes, and comments once there are any. */
export function MetaRow({ author, publishedAt, readMinutes, commentCount = 0 }: MetaRowProps) {
  return (
    <p className="meta">
      <span>{author}</span> <DateText time={publishedAt} /> <span>{readMinutes} min read</span>{' '}
      {commentCount > 0 && <span>{toCommentText(commentCount)}</span>}
    </p>
  )
}

const toCommentText = (count: number) => (count === 1 ? '1 comment' : `${formatCount(count)} comments`)
