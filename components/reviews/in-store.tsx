import { Link } from '@/components/ui/link'
import { WishButton } from '@/components/wishlist/wish-button'
import { routes } from '@/lib/core/routes'
import type { ReviewDetail } from '@/lib/reviews/review-card'

type InStoreProps = { product: NonNullable<ReviewDetail['storeProduct']>; review: ReviewDetail }

/** The way from a review to its product in the store, and onto the wishlist. */
export function InStore({ product: { id, slug }, review }: InStoreProps) {
  return (
    <div className="in-store">
      <Link href={routes.product(slug)}>Price history</Link>
      <WishButton productId={id} product={review.product.name} subject={`article:${review.id}`} />
    </div>
  )
}
