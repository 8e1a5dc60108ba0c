'use client'

import { withId } from '@/components/auth/kept-marks'
import { changeMarks, useMarks } from '@/components/auth/viewer-store'
import { MarkButton } from '@/components/saved/mark-button'
import type { MarkSubject } from '@/lib/reactions/marks'
import { addWish, removeWish } from '@/lib/wishlist/actions'

type WishButtonProps = {
  productId: string
  /** The name of the product, for readers who hear the page. */
  product?: string
  /** What the page is about; its marks say whether this is on the wishlist. */
  subject: MarkSubject
  /** Whether the product is no longer sold: whoever has it on the list may take it off, and nobody can add it. */
  gone?: boolean
  /** Whether only the drawing is shown, where there is little room. */
  bare?: boolean
}

/** Puts a product on the wishlist, or takes it off. */
export function WishButton({ productId, product = 'this product', subject, gone, bare }: WishButtonProps) {
  const marks = useMarks(subject)
  if (gone && !marks?.wished.includes(productId)) return null
  return (
    <MarkButton
      marked={marks?.wished.includes(productId)}
      add={addWish}
      remove={removeWish}
      onDone={(wished) =>
        changeMarks(subject, (known) => ({ ...known, wished: withId(known.wished, productId, wished) }))
      }
      fields={{ productId }}
      words={['Add to wishlist', 'On your wishlist']}
      label={product}
      event="wish"
      gone={gone}
      bare={bare}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" className="icon">
        <path d="m10 2.75 2.2 4.6 5 .7-3.6 3.5.85 5L10 14.2l-4.45 2.35.85-5L2.8 8.05l5-.7z" />
      </svg>
    </MarkButton>
  )
}
