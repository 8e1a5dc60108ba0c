import type { Metadata } from 'next'
import { PreviewPage } from '@/components/blog/preview-page'
import { findPostPreview } from '@/lib/articles/preview-queries'
import { requireMember } from '@/lib/auth/guards'
import { routes } from '@/lib/core/routes'
import { toUuid } from '@/lib/core/uuid'
import { NoPost } from '../../no-post'

export const metadata: Metadata = { title: 'Preview' }

/** What is not published stands nowhere else, and here only before whoever may change it. */
export default async function Page({ params }: PageProps<'/admin/blog/[id]/preview'>) {
  const { id } = await params
  const member = await requireMember(routes.adminPreviewPost(id))
  const post = toUuid(id) && (await findPostPreview(member, id))
  return post ? <PreviewPage post={post} /> : <NoPost member={member} id={id} />
}
