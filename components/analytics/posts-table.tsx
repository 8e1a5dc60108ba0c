import { AdminTable, SortHead } from '@/components/admin/admin-table'
import { EmptyState } from '@/components/lists/empty-state'
import { Pager } from '@/components/lists/pager'
import { Link } from '@/components/ui/link'
import type { AnalyticsState } from '@/lib/analytics/list-state'
import { MEASURES } from '@/lib/analytics/measures'
import type { PostCounts } from '@/lib/analytics/queries'
import { formatCount } from '@/lib/core/format-count'
import { routes } from '@/lib/core/routes'
import { kindName } from '@/lib/search/kinds'
import { analyticsAddress } from './analytics-address'

type PostsTableProps = { state: AnalyticsState; posts: readonly PostCounts[]; pages: number }

/** The posts with which readers did something, each with the way to its own charts. */
export function PostsTable({ state, posts, pages }: PostsTableProps) {
  return (
    <section className="analytics-part">
      <h2 id="posts">Posts</h2>
      {posts.length === 0 ? (
        <EmptyState title="Nothing yet" text="In this period nobody has read, saved or liked anything." />
      ) : (
        <AdminTable
          label="Posts"
          head={
            <>
              <th scope="col">Title</th>
              {MEASURES.map(({ measure, label }) => (
                <SortHead
                  key={measure}
                  href={analyticsAddress({ ...state, sort: measure, page: 1 })}
                  sorted={measure === state.sort ? 'descending' : undefined}
                  className="number"
                >
                  {label}
                </SortHead>
              ))}
            </>
          }
        >
          {posts.map((post) => (
            <tr key={post.id}>
              <th scope="row" className="counted-post-cell font-normal">
                <Link href={routes.adminEditPost(post.id)} className="font-semibold hover:text-accent hover:underline">
                  {post.title}
                </Link>
                <p className="counted-post dots">
                  <span>
                    {kindName(post.kind)} by {post.author}
                  </span>{' '}
                  <span>
                    <Link href={analyticsAddress({ ...state, post: post.id })} className="quiet-link">
                      Charts<span className="sr-only"> of “{post.title}”</span>
                    </Link>
                  </span>
                </p>
              </th>
              {MEASURES.map(({ measure }) => (
                <td key={measure} className="number">
                  {formatCount(post[measure])}
                </td>
              ))}
            </tr>
          ))}
        </AdminTable>
      )}
      <Pager page={state.page} pages={pages} toAddress={(page) => analyticsAddress({ ...state, page })} />
    </section>
  )
}
