import '@/components/articles/editorial.css'
import { PageFrame } from '@/components/layout/page-frame'
import { ListHead } from '@/components/lists/list-head'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ChipLinks } from '@/components/ui/chip-links'
import { Link } from '@/components/ui/link'
import { SectionHead } from '@/components/ui/section-head'
import type { CategoryLabel } from '@/lib/articles/article-card'
import { counted, formatCount } from '@/lib/core/format-count'
import { type Address, routes } from '@/lib/core/routes'

type Counted = CategoryLabel & { count: number }

type CategoryIndexProps = {
  /** Top categories with the number of articles in and below each; `children` have at least one. */
  roots: (Counted & { children: Counted[] })[]
  reviews: Counted[]
  trends: CategoryLabel[]
}

/** The contents page of the magazine: every category with what is filed in it. */
export function CategoryIndex({ roots, reviews, trends }: CategoryIndexProps) {
  return (
    <PageFrame>
      <div className="mb-6">
        <Breadcrumb trail={[{ label: 'Home', href: routes.home }, { label: 'Categories' }]} />
      </div>
      <ListHead title="Categories" text="Where everything we write is filed." />
      <ul className="contents-list">
        {roots.map(({ slug, name, count, children }) => (
          <li key={slug}>
            <h2>
              <Link href={routes.category(slug)}>{name}</Link>
            </h2>
            <Count count={count} one="article" many="articles" />
            {children.length > 0 && (
              <ul aria-label={`In ${name}`}>
                {children.map((child) => (
                  <Entry key={child.slug} {...child} href={routes.subcategory(slug, child.slug)} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {reviews.length > 0 && (
        <section aria-labelledby="review-categories" className="mt-16">
          <SectionHead id="review-categories" title="Reviews by category" href={routes.reviews} link="All reviews" />
          <ul className="contents-columns">
            {reviews.map((category) => (
              <Entry key={category.slug} {...category} href={routes.reviewCategory(category.slug)} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="trending-topics" className="mt-16">
        <SectionHead id="trending-topics" title="Trending Topics" />
        <ChipLinks
          label="Trending Topics"
          links={trends.map(({ slug, name }) => ({ label: name, href: routes.trend(slug) }))}
        />
      </section>
    </PageFrame>
  )
}

const Count = ({ count, one, many }: { count: number; one: string; many: string }) => (
  <p className="text-sm text-muted tabular-nums">{counted(count, one, many)}</p>
)

function Entry({ name, count, href }: Counted & { href: Address }) {
  return (
    <li className="contents-entry">
      <Link href={href} className="contents-link">
        {name}
      </Link>
      <span aria-hidden="true" className="leader" />
      <span className="text-sm text-muted tabular-nums">{formatCount(count)}</span>
    </li>
  )
}
