import './store.css'
import { DateText } from '@/components/ui/date-text'
import { moneyText } from '@/lib/core/money'
import type { ProductCard } from '@/lib/store/product-card'

type PriceProps = Pick<ProductCard, 'priceCents' | 'originalCents' | 'discountPercent' | 'currency'>

/** What it costs, and what it cost before its discount, if it has one. */
export function Price({ priceCents, originalCents, discountPercent, currency }: PriceProps) {
  return (
    <p className="price">
      <b>{moneyText(priceCents, currency)}</b>
      {originalCents !== null && (
        <>
          {' '}
          <s>
            <span className="sr-only">instead of </span>
            {moneyText(originalCents, currency)}
          </s>{' '}
          <span className="price-off">−{discountPercent}%</span>
        </>
      )}
    </p>
  )
}

/** Who sells it, and the site that the link to them leads to. */
export const Seller = ({ merchant, host }: NonNullable<ProductCard['offer']>) => (
  <>
    at {merchant} ({host})
  </>
)

/** When a price was last true. */
export function AsOf({ time }: { time: string }) {
  return (
    <>
      price as of <DateText time={time} />
    </>
  )
}
