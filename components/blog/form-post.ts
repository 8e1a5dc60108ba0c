import type { SavedPost } from '@/lib/articles/commands/sent-post'
import type { PostToEdit } from '@/lib/articles/edit-queries'
import { type Result, versionToShow } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'

/** What the form of a stored post has to know of it; `answer` is what the form was refused with. */
export function toFormPost(
  { id, kind, slug, status, version, publishedAt, authorId }: PostToEdit,
  answer: Result<SavedPost> | null,
  readerId: string,
) {
  const href = routes.text(kind, slug)
  return {
    id,
    version: versionToShow(answer, version),
    wasPublished: publishedAt !== null,
    isOthers: authorId !== readerId,
    href: status === 'published' ? href : null,
  }
}
