import { Link } from '@/components/ui/link'
import { WishButton } from '@/components/wishlist/wish-button'
import { routes } from '@/lib/core/routes'
import type { MarkSubject } from '@/lib/reactions/marks'
import type { ReviewedThing } from '@/lib/reviews/review-card'

type InStoreProps = {
  product: NonNullable<ReviewedThing['storeProduct']>
  name: string
  /** The page whose marks say whether it is on the wishlist; absent where nothing can be wished for. */
  subject?: MarkSubject
}

/** The way from a review to its product in the store, and onto the wishlist. */
export function InStore({ product: { id, slug, withdrawn }, name, subject }: InStoreProps) {
  return (
    <div className="in-store">
      <Link href={routes.product(slug)}>Price history</Link>
      {subject && <WishButton productId={id} product={name} subject={subject} gone={withdrawn} />}
    </div>
  )
}
