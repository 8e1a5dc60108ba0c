import './editorial.css'
import { DateText } from '@/components/ui/date-text'
import { counted } from '@/lib/core/format-count'

type MetaRowProps = { author: string; publishedAt: string; readMinutes: number; commentCount?: number }

/** Author · date · minutes, and comments once there are any. */
export function MetaRow({ author, publishedAt, readMinutes, commentCount = 0 }: MetaRowProps) {
  return (
    <p className="dots meta">
      <span>{author}</span> <DateText time={publishedAt} /> <span>{readMinutes} min read</span>{' '}
      {commentCount > 0 && <span>{counted(commentCount, 'comment', 'comments')}</span>}
    </p>
  )
}
