import type { Metadata } from 'next'
import { AccessDenied } from '@/components/admin/access-denied'
import { AdminHead } from '@/components/admin/admin-frame'
import { NewNewsForm } from '@/components/news/new-news-form'
import { BackLink } from '@/components/ui/back-link'
import { requireStaff } from '@/lib/auth/guards'
import { toFormMoment } from '@/lib/core/form-dates'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { listNewsCategories, listNewsSources } from '@/lib/news/admin-queries'
import { create } from '../posts'

export const metadata: Metadata = { title: 'Add news item' }

export default async function Page({ searchParams }: PageProps<'/admin/news/new'>) {
  const member = await requireStaff(routes.adminNewNewsItem)
  if (member === 'denied') return <AccessDenied />
  const [{ answer }, sources, categories] = await Promise.all([searchParams, listNewsSources(), listNewsCategories()])
  return (
    <>
      <p className="mb-4">
        <BackLink href={routes.adminNews}>Back to news</BackLink>
      </p>
      <AdminHead title="Add news item" text="It stands in the news as soon as it is added." />
      <NewNewsForm
        action={create}
        answer={await readAnswer<{ id: string; slug: string }>('news', answer)}
        sources={sources.filter(({ active }) => active)}
        categories={categories}
        now={toFormMoment(new Date())}
      />
    </>
  )
}
