import type { Metadata } from 'next'
import { WishlistPage } from '@/components/wishlist/wishlist-page'
import { requireMember } from '@/lib/auth/guards'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { parseWishList } from '@/lib/wishlist/list-state'
import { listWishes } from '@/lib/wishlist/queries'
import { remove, restore, target } from './posts'

export const metadata: Metadata = { title: 'Wishlist' }

/** Rendered whole for each request, so that the forms stand in the HTML itself and work without scripts. */
export const instant = false

export default async function Page({ searchParams }: PageProps<'/wishlist'>) {
  const [asked, member] = await Promise.all([searchParams, requireMember(routes.wishlist)])
  const state = parseWishList(asked)
  const [{ wishes, total, pages, page }, answer] = await Promise.all([
    listWishes(member, state),
    readAnswer<{ removed?: Record<string, string> | null }>('wishlist', asked.answer),
  ])
  return (
    <WishlistPage
      wishes={wishes}
      state={{ ...state, page }}
      total={total}
      pages={pages}
      actions={{ remove, restore, target }}
      answer={answer}
    />
  )
}
