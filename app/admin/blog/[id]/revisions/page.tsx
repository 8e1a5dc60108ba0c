import type { Metadata } from 'next'
import { BlogFrame } from '@/components/blog/blog-frame'
import { LookRefused } from '@/components/blog/look-refused'
import { toComparedTexts } from '@/components/blog/post-text'
import { RevisionsPage } from '@/components/blog/revisions-page'
import { admitLook } from '@/lib/articles/admission-commands'
import { findProductNames } from '@/lib/articles/edit-queries'
import { findRevision, listPostRevisions } from '@/lib/articles/revision-queries'
import { toDiffRows } from '@/lib/articles/text-diff'
import { requireMember } from '@/lib/auth/guards'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { lastValue } from '@/lib/core/search-text'
import { toUuid } from '@/lib/core/uuid'
import { NoPost } from '../../no-post'
import { restoreRevision } from '../../posts'

export const metadata: Metadata = { title: 'Versions' }

export default async function Page({ params, searchParams }: PageProps<'/admin/blog/[id]/revisions'>) {
  const [{ id }, asked] = await Promise.all([params, searchParams])
  const member = await requireMember(routes.adminPostRevisions(id))
  const wait = await admitLook('revisions', member)
  if (wait > 0) return <LookRefused title="Versions" seconds={wait} address={routes.adminPostRevisions(id)} />
  const found = toUuid(id) && (await listPostRevisions(member, id))
  if (!found) return <NoPost member={member} id={id} />
  const { post, lines } = found
  const wanted = toUuid(lastValue(asked.revision)) ?? lines[1]?.id ?? lines[0]?.id
  const kept = wanted ? await findRevision(post.id, wanted) : null
  const names = { productId: await findProductNames([kept?.values.productId, post.values.productId]) }
  const chosen = kept && {
    id: kept.id,
    title: kept.title,
    savedAt: kept.createdAt.toISOString(),
    rows: toDiffRows(...toComparedTexts(kept.values, post.values, names)),
  }
  return (
    <BlogFrame member={member}>
      <RevisionsPage
        post={post}
        isOthers={post.authorId !== member.id}
        lines={lines}
        chosen={chosen}
        restore={restoreRevision}
        answer={await readAnswer<object>('revision', asked.answer)}
        now={new Date()}
      />
    </BlogFrame>
  )
}
