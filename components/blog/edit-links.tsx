import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/core/routes'
import type { ArticleKind, ArticleStatus } from '@/lib/generated/prisma/enums'
import { postListAddress } from './post-list-address'
import { STATUS_LABEL, STATUS_TONE } from './status-options'

type EditLinksProps = {
  post: { id: string; kind: ArticleKind; status: ArticleStatus; author: { username: string } }
}

const START = { q: '', status: null, sort: 'date', down: true, page: 1 } as const

/** What the post is, and what can be done with it beside writing. */
export function EditLinks({ post: { id, kind, status, author } }: EditLinksProps) {
  return (
    <div className="edit-links">
      <h2 className="text-xl">Edit {kind === 'review' ? 'review' : 'article'}</h2>
      <Badge tone={STATUS_TONE[status]}>{STATUS_LABEL[status]}</Badge>
      <span className="wrap-anywhere text-muted">by {author.username}</span>
      <nav aria-label="This post" className="edit-links-more">
        <Link href={routes.adminPostRevisions(id)} className="quiet-link">
          Versions
        </Link>
        <Link href={postListAddress(START, { delete: id, from: 'editor' })} className="quiet-link">
          Delete
        </Link>
      </nav>
    </div>
  )
}
