import { Kicker } from '@/components/ui/kicker'
import { Link } from '@/components/ui/link'
import { shortDate } from '@/lib/core/dates'
import { routes } from '@/lib/core/routes'
import type { RecentPost } from '@/lib/dashboard/queries'

/** The newest posts of the site: title, excerpt, date and category. */
export function PostGrid({ posts }: { posts: readonly RecentPost[] }) {
  return (
    <ul className="post-grid">
      {posts.map(({ kind, slug, title, excerpt, category, publishedAt }) => (
        <li key={slug}>
          <Kicker>{category}</Kicker>
          <h3>
            <Link href={routes.text(kind, slug)}>{title}</Link>
          </h3>
          <p className="mt-2 line-clamp-3 text-muted">{excerpt}</p>
          <p className="mt-2 text-sm text-muted">
            <time dateTime={publishedAt}>{shortDate(publishedAt)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
