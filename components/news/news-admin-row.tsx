import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { DateText } from '@/components/ui/date-text'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/core/routes'
import type { NewsLine } from '@/lib/news/admin-queries'
import { type HideActions, HideForm } from './hide-form'

type NewsAdminRowProps = { line: NewsLine; actions: HideActions }

/** A news item with what can be done with it. */
export function NewsAdminRow({ line, actions }: NewsAdminRowProps) {
  const { id, title, source, category, publishedAt, hidden } = line
  const date = <DateText time={publishedAt.toISOString()} />
  return (
    <tr>
      <th scope="row" className="font-normal wrap-anywhere md:min-w-60">
        <Link href={routes.adminNewsItem(id)} className="font-semibold hover:text-accent hover:underline">
          {title}
        </Link>
        <div className="admin-brief text-muted">
          <p className="dots">
            <span>{source}</span> <span>{category}</span> {date}
          </p>
        </div>
      </th>
      <td className="admin-column whitespace-nowrap">{source}</td>
      <td className="admin-column whitespace-nowrap">{category}</td>
      <td className="admin-column whitespace-nowrap tabular-nums">{date}</td>
      <td>{hidden ? <Badge tone="warning">Hidden</Badge> : <Badge>Shown</Badge>}</td>
      <td>
        <div className="admin-acts md:-my-1.5">
          <Link href={routes.adminNewsItem(id)} className={buttonClass('outline', 'small')}>
            Edit<span className="sr-only"> “{title}”</span>
          </Link>
          <HideForm item={line} actions={actions} className="admin-act" />
        </div>
      </td>
    </tr>
  )
}
