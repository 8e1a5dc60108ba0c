import { ArticlesPage } from '@/components/articles/articles-page'
import { MissingPage } from '@/components/layout/missing-page'
import { JsonLd } from '@/components/seo/json-ld'
import { toListFeed } from '@/lib/articles/list-feed'
import { ARTICLES_PER_PAGE, canonicalArticleList, parseArticleList } from '@/lib/articles/list-state'
import { findCategoryHome, listArticles } from '@/lib/articles/queries'
import { routes } from '@/lib/core/routes'
import { listJsonLd, toListTrail } from '@/lib/seo/page-json-ld'

type Asked = Parameters<typeof parseArticleList>[0]

/** The list in one state; a state that no list has is a true 404. */
export async function ArticleList({ asked }: { asked: Asked }) {
  const state = parseArticleList(asked)
  const list = state && (await listArticles(state))
  if (!list) return <MissingPage />
  const category = await findCategoryHome(state.category)
  const articles = { name: 'Articles', path: routes.articles }
  const trail = toListTrail(articles, category?.name, canonicalArticleList(state, category?.path))
  const feed = toListFeed(state, { category: category?.name, tag: list.tagName })
  const items = list.articles.map(({ slug }) => routes.article(slug))
  return (
    <>
      <JsonLd data={listJsonLd({ trail, items })} />
      <ArticlesPage {...list} state={state} feed={feed} size={ARTICLES_PER_PAGE} />
    </>
  )
}
