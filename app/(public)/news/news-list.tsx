import { MissingPage } from '@/components/layout/missing-page'
import { NewsPage } from '@/components/news/news-page'
import { JsonLd } from '@/components/seo/json-ld'
import { routes } from '@/lib/core/routes'
import { canonicalNewsList, newsScope, parseNewsList } from '@/lib/news/list-state'
import { listNews } from '@/lib/news/queries'
import { listJsonLd, toListTrail } from '@/lib/seo/page-json-ld'

type Asked = Parameters<typeof parseNewsList>[0]

/** The list in one state; a state that no list has is a true 404. */
export async function NewsList({ asked }: { asked: Asked }) {
  const state = parseNewsList(asked)
  const list = state && (await listNews(state))
  if (!list) return <MissingPage />
  const scope = newsScope(
    list.categories.find(({ slug }) => slug === state.category),
    list.sources.find(({ slug }) => slug === state.source),
  )
  const trail = toListTrail({ name: 'News', path: routes.news }, scope || undefined, canonicalNewsList(state))
  return (
    <>
      <JsonLd data={listJsonLd({ trail, items: [] })} />
      <NewsPage {...list} state={state} />
    </>
  )
}
