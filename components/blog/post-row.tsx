import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { DateText } from '@/components/ui/date-text'
import { ROW_REST } from '@/components/ui/focus-rest'
import { Link } from '@/components/ui/link'
import { MomentText } from '@/components/ui/moment-text'
import type { PostLine } from '@/lib/articles/post-list-queries'
import type { PostListState } from '@/lib/articles/post-list-state'
import type { FormAction } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { kindName } from '@/lib/search/kinds'
import { ActButton } from './act-button'
import { postListAddress } from './post-list-address'
import { STATUS_LABEL, STATUS_TONE } from './status-options'

export type PostActs = { setStatus: FormAction<object>; restore: FormAction<object> }

type PostRowProps = {
  line: PostLine
  state: PostListState
  showsAuthor: boolean
  /** Whether whoever looks may publish. */
  publishes: boolean
  acts: PostActs
}

/** A post with what can be done with it. Whoever sees the line may do all of it, and is asked first about somebody else's. */
export function PostRow({ line, state, showsAuthor, publishes, acts }: PostRowProps) {
  const { id, kind, title, slug, status, category, date, scheduledFor, deletedAt, restorable, author, isOthers } = line
  const about = `“${title}”`
  const address = routes.text(kind, slug)
  // What was out before keeps its date, which the list is sorted by, until it comes out again.
  const isDue = scheduledFor?.getTime() === date.getTime()
  return (
    <tr {...ROW_REST}>
      <th scope="row" className="post-title font-normal">
        {deletedAt ? (
          <span className="font-semibold">{title}</span>
        ) : (
          <Link href={routes.adminEditPost(id)} className="post-title-link">
            {title}
          </Link>
        )}
        <p className="text-muted">
          {kindName(kind)}
          {showsAuthor && <> by {author}</>}
        </p>
      </th>
      <td>
        <Badge tone={deletedAt ? 'danger' : STATUS_TONE[status]}>{deletedAt ? 'Trash' : STATUS_LABEL[status]}</Badge>
      </td>
      <td>{category}</td>
      <td className={scheduledFor ? 'min-w-28' : 'whitespace-nowrap'}>
        {isDue ? <MomentText time={date.toISOString()} /> : <DateText time={date.toISOString()} />}
        {scheduledFor && !isDue && (
          <p className="text-muted">
            again <MomentText time={scheduledFor.toISOString()} />
          </p>
        )}
      </td>
      <td>
        <div className="post-acts">
          {deletedAt && !restorable ? (
            <span className="text-muted">Deleted by an administrator</span>
          ) : deletedAt && isOthers ? (
            <Link
              href={postListAddress(state, { restore: id })}
              scroll={false}
              className={buttonClass('outline', 'small')}
            >
              Restore<span className="sr-only"> {about}</span>
            </Link>
          ) : deletedAt ? (
            <ActButton action={acts.restore} act="update" values={{ id }} about={about}>
              Restore
            </ActButton>
          ) : (
            <>
              {status === 'published' ? (
                <Link href={address} className={buttonClass('quiet', 'small')}>
                  View<span className="sr-only"> {about}</span>
                </Link>
              ) : publishes && isOthers ? (
                <Link
                  href={postListAddress(state, { publish: id })}
                  scroll={false}
                  className={buttonClass('quiet', 'small')}
                >
                  Publish<span className="sr-only"> {about}</span>
                </Link>
              ) : publishes ? (
                <ActButton
                  action={acts.setStatus}
                  act="update"
                  values={{ id, status: 'published' }}
                  variant="quiet"
                  about={about}
                >
                  Publish
                </ActButton>
              ) : null}
              <Link
                href={postListAddress(state, { edit: id })}
                scroll={false}
                className={buttonClass('outline', 'small')}
              >
                Edit<span className="sr-only"> {about}</span>
              </Link>
              <Link
                href={postListAddress(state, { delete: id })}
                scroll={false}
                className={buttonClass('quiet', 'small')}
              >
                Delete<span className="sr-only"> {about}</span>
              </Link>
            </>
          )}
        </div>
      </td>
    </tr>
  )
}
