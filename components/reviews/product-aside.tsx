import type { MarkSubject } from '@/lib/reactions/marks'
import type { ReviewedThing } from '@/lib/reviews/review-card'
import { InStore } from './in-store'
import { ProductPanel } from './product-panel'
import { WhereToBuy } from './where-to-buy'

type ProductAsideProps = {
  review: ReviewedThing
  /** The page's subject; absent in a preview, which offers members nothing. */
  subject?: MarkSubject
}

/** What stands beside a review: its product in figures, and where to get it. */
export function ProductAside({ review, subject }: ProductAsideProps) {
  const { product, storeProduct, offers } = review
  return (
    <>
      <ProductPanel review={review} />
      <WhereToBuy offers={offers} withdrawn={storeProduct?.withdrawn}>
        {storeProduct && <InStore product={storeProduct} name={product.name} subject={subject} />}
      </WhereToBuy>
    </>
  )
}
