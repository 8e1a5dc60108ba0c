import { Link } from '@/components/ui/link'
import { routes } from '@/lib/core/routes'
import type { Post } from '@/lib/forum/topic-detail'

/** Who wrote something, with the way to their page where they have one. */
export function AuthorName({ author: { username, name }, hasPage }: Pick<Post, 'author' | 'hasPage'>) {
  return (
    <b className="wrap-anywhere">
      <bdi>
        {hasPage ? (
          <Link href={routes.person(username)} className="hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </bdi>
    </b>
  )
}
