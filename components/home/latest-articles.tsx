import '@/components/articles/editorial.css'
import { ArticleCardView } from '@/components/articles/article-card-view'
import { MetaRow } from '@/components/articles/meta-row'
import { Kicker } from '@/components/ui/kicker'
import { Link } from '@/components/ui/link'
import { SectionHead } from '@/components/ui/section-head'
import type { ArticleCard } from '@/lib/articles/article-card'
import { routes } from '@/lib/core/routes'

/**
 * Recent articles as cards and trending ones as a ranking. The tabs are radio buttons, so that they work with the
 * arrow keys, without a request and without scripts; pictures of the hidden list are not fetched.
 */
export function LatestArticles({ recent, trending }: { recent: ArticleCard[]; trending: ArticleCard[] }) {
  return (
    <section aria-labelledby="latest-articles" className="article-tabs later">
      <SectionHead id="latest-articles" title="Latest Articles" href={routes.articles} link="View All Articles" />
      {trending.length > 0 && (
        <fieldset className="tabs mb-6">
          <legend className="sr-only">Which articles</legend>
          <label>
            <input type="radio" name="articles" value="recent" defaultChecked />
            Recent
          </label>
          <label>
            <input type="radio" name="articles" value="trending" />
            Trending
          </label>
        </fieldset>
      )}
      <div className="cards panel-recent">
        {recent.map((article) => (
          <ArticleCardView key={article.slug} article={article} />
        ))}
      </div>
      {trending.length > 0 && (
        <ol className="ranking panel-trending">
          {trending.map((article) => (
            <li key={article.slug}>
              <Kicker>{article.category.name}</Kicker>
              <h3>
                <Link href={routes.article(article.slug)} className="stretched">
                  {article.title}
                </Link>
              </h3>
              <MetaRow {...article} author={article.author.name} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
