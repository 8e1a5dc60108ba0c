import '@/components/articles/editorial.css'
import { counted } from '@/lib/core/format-count'

/** Texts and topics per week as bars, oldest week at the left. `weeks` starts with the newest. */
export function WeekBars({ name, weeks }: { name: string; weeks: number[] }) {
  const most = Math.max(1, ...weeks)
  const oldestFirst = weeks.map((count, ago) => ({ count, ago })).reverse()

  return (
    <figure>
      <ol className="weeks" aria-label={`Texts and topics about ${name} per week`}>
        {oldestFirst.map(({ count, ago }) => (
          <li key={ago}>
            <span className="sr-only">
              {ago === 0 ? 'Latest week: ' : `${counted(ago, 'week', 'weeks')} earlier: `}
            </span>
            {count}
            <i aria-hidden="true" style={{ height: `${(count / most) * 85}%` }} />
          </li>
        ))}
      </ol>
      <figcaption className="mt-2 flex justify-between text-xs text-muted">
        <span>Eight weeks ago</span>
        <span>Latest week</span>
      </figcaption>
    </figure>
  )
}
