import { ArticlesPage } from '@/components/articles/articles-page'
import { MissingPage } from '@/components/layout/missing-page'
import { JsonLd } from '@/components/seo/json-ld'
import { ARTICLES_PER_PAGE, parseArticleList } from '@/lib/articles/list-state'
import { listArticles } from '@/lib/articles/queries'
import { routes } from '@/lib/core/routes'
import { listJsonLd } from '@/lib/seo/page-json-ld'

type Asked = Parameters<typeof parseArticleList>[0]

/** The list in one state; a state that no list has is a true 404. */
export async function ArticleList({ asked }: { asked: Asked }) {
  const state = parseArticleList(asked)
  const list = state && (await listArticles(state))
  if (!list) return <MissingPage />
  const items = list.articles.map(({ slug }) => routes.article(slug))
  return (
    <>
      <JsonLd data={listJsonLd({ trail: [{ name: 'Articles', path: routes.articles }], items })} />
      <ArticlesPage {...list} state={state} size={ARTICLES_PER_PAGE} />
    </>
  )
}
