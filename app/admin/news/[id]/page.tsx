import type { Metadata } from 'next'
import { AccessDenied } from '@/components/admin/access-denied'
import { MissingPage } from '@/components/layout/missing-page'
import { NewsAdminPage } from '@/components/news/news-admin-page'
import { requireStaff } from '@/lib/auth/guards'
import { decideFound } from '@/lib/core/decide-request'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { toUuid } from '@/lib/core/uuid'
import { findNewsForm, listNewsCategories, listNewsSources } from '@/lib/news/admin-queries'
import { edit, hide, removePicture, show } from '../posts'

export const metadata: Metadata = { title: 'News item' }

export default async function Page({ params, searchParams }: PageProps<'/admin/news/[id]'>) {
  const [{ id }, { answer }] = await Promise.all([params, searchParams])
  const member = await requireStaff(routes.adminNewsItem(id))
  if (member === 'denied') return <AccessDenied />
  const item = await decideFound(toUuid(id) ? await findNewsForm(id) : null)
  if (!item) return <MissingPage />
  const [sources, categories, edited, acted, picture] = await Promise.all([
    listNewsSources(),
    listNewsCategories(),
    readAnswer<object>('news', answer),
    readAnswer<object>('act', answer),
    readAnswer<object>('picture', answer),
  ])
  return (
    <NewsAdminPage
      item={item}
      sources={sources}
      categories={categories}
      actions={{ edit, hide, show, removePicture }}
      answers={{ edit: edited, act: acted, picture }}
    />
  )
}
