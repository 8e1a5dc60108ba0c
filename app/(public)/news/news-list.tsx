import { notFound } from 'next/navigation'
import { NotFoundBoundary } from '@/components/layout/not-found-boundary'
import { NewsPage } from '@/components/news/news-page'
import { JsonLd } from '@/components/seo/json-ld'
import { routes } from '@/lib/core/routes'
import { parseNewsList } from '@/lib/news/list-state'
import { listNews } from '@/lib/news/queries'
import { listJsonLd } from '@/lib/seo/page-json-ld'

type Asked = Parameters<typeof parseNewsList>[0]

/** The list in one state; a state that no list has is a true 404. */
export function NewsList({ asked }: { asked: Asked }) {
  return (
    <NotFoundBoundary>
      <KnownList asked={asked} />
    </NotFoundBoundary>
  )
}

async function KnownList({ asked }: { asked: Asked }) {
  const state = parseNewsList(asked)
  const list = state && (await listNews(state))
  if (!list) notFound()
  return (
    <>
      <JsonLd data={listJsonLd({ trail: [{ name: 'News', path: routes.news }], items: [] })} />
      <NewsPage {...list} state={state} />
    </>
  )
}
