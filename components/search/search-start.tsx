import { PageFrame } from '@/components/layout/page-frame'
import { ListHead } from '@/components/lists/list-head'
import { ChipLinks } from '@/components/ui/chip-links'
import { Link } from '@/components/ui/link'
import { footerLinks } from '@/lib/core/navigation'
import { routes } from '@/lib/core/routes'
import { RecentSearches } from './recent-searches'
import { PlainSearchForm } from './search-form'

/** The search page before anything was typed. */
export function SearchStart({ trends }: { trends: readonly { slug: string; name: string }[] }) {
  return (
    <PageFrame>
      <ListHead title="Search" text="Reviews, articles, news, discussions, products and the people behind them." />
      <div className="mt-8 max-w-[46rem]">
        <PlainSearchForm />
      </div>
      <div className="search-start">
        {trends.length > 0 && (
          <section aria-labelledby="search-trends">
            <h2 id="search-trends" className="kicker text-muted">
              Many read about
            </h2>
            <ChipLinks
              label="Trending topics"
              links={trends.map(({ slug, name }) => ({ label: name, href: routes.trend(slug) }))}
            />
          </section>
        )}
        <section aria-labelledby="search-browse">
          <h2 id="search-browse" className="kicker text-muted">
            Or browse
          </h2>
          <ul className="search-browse">
            {footerLinks.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
        <RecentSearches />
      </div>
    </PageFrame>
  )
}
