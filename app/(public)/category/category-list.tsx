import { notFound } from 'next/navigation'
import { CategoryPage } from '@/components/categories/category-page'
import { NotFoundBoundary } from '@/components/layout/not-found-boundary'
import { parseCategoryList } from '@/lib/categories/list-state'
import { listCategoryArticles } from '@/lib/categories/queries'

type Asked = Parameters<typeof parseCategoryList>[0]

/** A category in one state; a state that no list has is a true 404. */
export function CategoryList({ asked }: { asked: Asked }) {
  return (
    <NotFoundBoundary>
      <KnownList asked={asked} />
    </NotFoundBoundary>
  )
}

async function KnownList({ asked }: { asked: Asked }) {
  const state = parseCategoryList(asked)
  const list = state && (await listCategoryArticles(state))
  if (!list) notFound()
  return <CategoryPage {...list} state={state} />
}
