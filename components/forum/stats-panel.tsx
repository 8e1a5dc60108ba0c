import { formatCount } from '@/lib/core/format-count'
import type { ForumStats } from '@/lib/forum/stats-queries'

const FIGURES = [
  ['topics', 'Topics'],
  ['posts', 'Posts'],
  ['members', 'Members'],
] as const

/** How large the community is. */
export function StatsPanel({ stats }: { stats: ForumStats }) {
  return (
    <section aria-labelledby="forum-stats">
      <h2 id="forum-stats">Community Stats</h2>
      <dl className="forum-stats">
        {FIGURES.map(([key, label]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{formatCount(stats[key])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
