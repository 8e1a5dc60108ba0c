import { Badge } from '@/components/ui/badge'
import { shortDate } from '@/lib/core/dates'
import { relativeTime } from '@/lib/core/relative-time'
import type { FormAction } from '@/lib/core/result'
import { QuickButton } from './quick-button'

/** A signed-in browser. Times are ISO 8601. */
type SessionLine = {
  id: string
  device: string
  network: string | null
  createdAt: string
  lastSeenAt: string
  current: boolean
}

type SessionListProps = {
  sessions: readonly SessionLine[]
  now: Date
  end: FormAction<object>
  endOthers: FormAction<{ ended: number }>
}

/** Where the member is signed in; ending a session signs that browser out at its next request. */
export function SessionList({ sessions, now, end, endOthers }: SessionListProps) {
  const others = sessions.filter(({ current }) => !current)
  return (
    <>
      <ul className="border-t border-line">
        {sessions.map(({ id, device, network, createdAt, lastSeenAt, current }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
          >
            <div>
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {device}
                {current && <Badge tone="success">This browser</Badge>}
              </p>
              <p className="dots text-sm text-muted">
                <span>{network ?? 'Unknown network'}</span> <span>signed in {shortDate(createdAt)}</span>
              </p>
            </div>
            <p className={`text-sm text-muted tabular-nums max-sm:col-start-1 ${current ? 'sm:col-span-2' : ''}`}>
              {current ? 'Active now' : <time dateTime={lastSeenAt}>{relativeTime(lastSeenAt, now, 'comment')}</time>}
            </p>
            {!current && (
              <div className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
                <QuickButton action={end} event="end-session" values={{ id }} label={`the session on ${device}`}>
                  End
                </QuickButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div className="mt-4">
          <QuickButton action={endOthers} event="end-others" variant="danger">
            End all others
          </QuickButton>
        </div>
      )}
    </>
  )
}
