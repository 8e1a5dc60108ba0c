import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import { relativeTime } from '@/lib/core/relative-time'
import type { OwnLine } from '@/lib/dashboard/own-queries'

type OwnLinesProps = { id: string; title: string; none: string; lines: readonly OwnLine[]; now: Date }

/** A short list of what concerns the member: where it leads, what it is, how long ago. */
export function OwnLines({ id, title, none, lines, now }: OwnLinesProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      {lines.length === 0 ? (
        <p className="border-t border-line pt-3 text-muted">{none}</p>
      ) : (
        <ul className="own-lines">
          {lines.map((line) => (
            <li key={line.id}>
              {/* An address of the registry; a fragment is no part of its type. */}
              <Link href={line.href as Route}>{line.text}</Link>
              <p className="dots text-sm text-muted">
                <span>{line.about}</span> <time dateTime={line.at}>{relativeTime(line.at, now, 'comment')}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
