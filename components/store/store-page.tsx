import '@/components/articles/editorial.css'
import { CategoryField } from '@/components/lists/category-field'
import { SortField } from '@/components/lists/sort-field'
import './store.css'
import { PageFrame } from '@/components/layout/page-frame'
import { EmptyState } from '@/components/lists/empty-state'
import { FilterForm } from '@/components/lists/filter-form'
import { listAddress, toSortParameter } from '@/components/lists/list-address'
import { ListHead } from '@/components/lists/list-head'
import { Pager } from '@/components/lists/pager'
import { RememberList } from '@/components/lists/remember-list'
import { ResetFilters } from '@/components/lists/reset-filters'
import { ResultLine } from '@/components/lists/result-line'
import { SearchField } from '@/components/lists/search-field'
import type { CategoryLabel } from '@/lib/articles/article-card'
import { routes } from '@/lib/core/routes'
import { PRODUCTS_PER_PAGE, STORE_SORTS, type StoreListState } from '@/lib/store/list-state'
import type { ProductCard } from '@/lib/store/product-card'
import { AboutStore } from './about-store'
import { AffiliateToast } from './affiliate-toast'
import { ProductCardView } from './product-card-view'

/** In the order in which the form sends its fields, so that a state has one address however it is reached. */
const toAddress = ({ q, category, sort, page }: StoreListState) =>
  listAddress(routes.store, { q, category, sort: toSortParameter(sort, STORE_SORTS), page })

type StorePageProps = {
  products: ProductCard[]
  /** Every category that has a product. */
  categories: CategoryLabel[]
  state: StoreListState
  /** Products that match, on all pages together. */
  total: number
  /** Whether there may be more products than were counted. */
  more: boolean
  pages: number
}

export function StorePage({ products, categories, state, total, more, pages }: StorePageProps) {
  const { q, category, sort, page } = state

  return (
    <PageFrame>
      <ListHead title="Store" text="What our editors use and would buy again, with the shops that carry it." />
      <div className="store-filters mt-8">
        <FilterForm key={`${q}/${category}/${sort}`} action={routes.store} wide>
          <SearchField id="store-search" label="Search products" value={q} />
          <CategoryField id="store-category" value={category} categories={categories} />
          <SortField id="store-sort" sort={sort} sorts={STORE_SORTS} />
        </FilterForm>
      </div>
      {products.length > 0 ? (
        <>
          <div className="store-line">
            <ResultLine total={total} more={more} page={page} size={PRODUCTS_PER_PAGE} />
            <p>
              We may earn a commission when you buy through these links.{' '}
              <a href="#affiliate-disclosure">How that works</a>
            </p>
          </div>
          <div className="product-cards" data-subject="product-list">
            {products.map((product, place) => (
              <ProductCardView key={product.slug} product={product} place={place} />
            ))}
          </div>
        </>
      ) : (
        <EmptyState title="No products match your search" action={<ResetFilters action={routes.store} />} />
      )}
      <Pager page={page} pages={pages} toAddress={(next) => toAddress({ ...state, page: next })} />
      <AboutStore />
      <RememberList path={routes.store} address={toAddress(state)} />
      <AffiliateToast />
    </PageFrame>
  )
}
