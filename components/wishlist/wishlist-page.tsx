import './wishlist.css'
import { PageFrame } from '@/components/layout/page-frame'
import { EmptyState } from '@/components/lists/empty-state'
import { listAddress, toSortParameter } from '@/components/lists/list-address'
import { ListHead } from '@/components/lists/list-head'
import { OrderLinks } from '@/components/lists/order-links'
import { Pager } from '@/components/lists/pager'
import { ResultLine } from '@/components/lists/result-line'
import { toRefusedField } from '@/components/saved/refused-field'
import { UndoArea } from '@/components/saved/undo-area'
import { AffiliateToast } from '@/components/store/affiliate-toast'
import { Link } from '@/components/ui/link'
import { PostedAnswer } from '@/components/ui/posted-answer'
import type { Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { WISH_SORTS, WISHES_PER_PAGE, type WishListState } from '@/lib/wishlist/list-state'
import type { Wish } from '@/lib/wishlist/queries'
import { type WishActions, WishRow } from './wish-row'

const toAddress = ({ sort, page }: WishListState) =>
  listAddress(routes.wishlist, { sort: toSortParameter(sort, WISH_SORTS), page })

type WishlistPageProps = {
  wishes: Wish[]
  state: WishListState
  total: number
  pages: number
  actions: WishActions
  /** What a form was answered with that was posted without scripts. */
  answer: Result<{ removed?: Record<string, string> | null }> | null
}

export function WishlistPage({ wishes, state, total, pages, actions, answer }: WishlistPageProps) {
  const removed = answer?.ok ? answer.data.removed : null
  const posted = removed ? { text: 'Removed from your wishlist.', fields: removed } : null

  const refused = toRefusedField(answer, 'productId', 'target')

  return (
    <PageFrame>
      <ListHead
        title="Wishlist"
        text="What it cost when you added it, what it costs today, and a letter when it falls."
      />
      <div className="mt-8">
        {!posted && <PostedAnswer answer={answer} />}
        <UndoArea restore={actions.restore} posted={posted}>
          {wishes.length > 0 ? (
            <>
              <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
                <ResultLine total={total} page={state.page} size={WISHES_PER_PAGE} />
                <OrderLinks
                  label="Order of the wishlist"
                  orders={WISH_SORTS.map(({ sort, label }) => ({
                    label,
                    href: toAddress({ sort, page: 1 }),
                    current: sort === state.sort,
                  }))}
                />
              </div>
              <div className="wish-list">
                {wishes.map((wish) => (
                  <WishRow key={wish.productId} wish={wish} actions={actions} refused={refused[wish.productId]} />
                ))}
              </div>
              <p className="mt-4 text-sm text-muted">We may earn a commission when you buy through these links.</p>
            </>
          ) : (
            <EmptyState
              title="Your wishlist is empty"
              text="Add a product from the store or from a review; its price is noted."
              action={
                <Link href={routes.store} className="button-outline">
                  Go to the store
                </Link>
              }
            />
          )}
        </UndoArea>
      </div>
      <Pager page={state.page} pages={pages} toAddress={(page) => toAddress({ ...state, page })} />
      <AffiliateToast />
    </PageFrame>
  )
}
