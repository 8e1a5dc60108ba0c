import { notFound } from 'next/navigation'
import { TagPage } from '@/components/categories/tag-page'
import { NotFoundBoundary } from '@/components/layout/not-found-boundary'
import { parseTagList } from '@/lib/categories/list-state'
import { listTagTexts } from '@/lib/categories/tag-queries'

type Asked = Parameters<typeof parseTagList>[0]

/** A tag in one state; a state that no list has is a true 404. */
export function TagTexts({ asked }: { asked: Asked }) {
  return (
    <NotFoundBoundary>
      <KnownList asked={asked} />
    </NotFoundBoundary>
  )
}

async function KnownList({ asked }: { asked: Asked }) {
  const state = parseTagList(asked)
  const list = state && (await listTagTexts(state))
  if (!list) notFound()
  return <TagPage {...list} state={state} />
}
