import type { Metadata } from 'next'
import { LookRefused } from '@/components/blog/look-refused'
import { PreviewPage } from '@/components/blog/preview-page'
import { admitLook } from '@/lib/articles/admission-commands'
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
  const wait = await admitLook('preview', member)
  if (wait > 0) return <LookRefused title="Preview" seconds={wait} address={routes.adminPreviewPost(id)} />
  const post = toUuid(id) && (await findPostPreview(member, id))
  return post ? <PreviewPage post={post} /> : <NoPost member={member} id={id} />
}
