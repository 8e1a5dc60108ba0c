import '@/components/articles/text.css'
import type { ReactNode } from 'react'
import { AffiliateToast } from '@/components/store/affiliate-toast'
import { Unavailable } from '@/components/store/unavailable'
import { DateText } from '@/components/ui/date-text'
import { moneyText } from '@/lib/core/money'
import { routes } from '@/lib/core/routes'
import type { Offer } from '@/lib/store/product-card'

type WhereToBuyProps = {
  offers: Offer[]
  /** Whether nobody sells the product any more. */
  withdrawn?: boolean
  /** What else the store has of it, between the shops and the disclosure. */
  children?: ReactNode
}

/**
 * Where the product can be bought, the cheapest first, with the disclosure inside the box (look, Review head). What the
 * store has stays when nobody sells it.
 */
export function WhereToBuy({ offers, withdrawn = false, children }: WhereToBuyProps) {
  if (offers.length === 0 && !children) return null

  return (
    <section aria-labelledby="where-to-buy" className="where-to-buy">
      <h2 id="where-to-buy">Where to buy</h2>
      {offers.length > 0 ? <Shops offers={offers} /> : <Unavailable withdrawn={withdrawn} />}
      {children}
      {offers.length > 0 && (
        <>
          <p className="disclosure">
            We may earn a commission when you buy through these links. It never changes a score.
          </p>
          <AffiliateToast />
        </>
      )}
    </section>
  )
}

const Shops = ({ offers }: { offers: Offer[] }) => (
  <ul>
    {offers.map(({ id, merchant, url, priceCents, currency, pricedAt }) => (
      <li key={id}>
        <a href={routes.go(id)} target="_blank" rel="sponsored noopener">
          <b>{merchant}</b> <span className="sr-only">(opens in a new tab)</span>
          <span className="where-to-buy-price">{moneyText(priceCents, currency)}</span>
          <small>
            {new URL(url).hostname} · price of <DateText time={pricedAt} />
          </small>
        </a>
      </li>
    ))}
  </ul>
)
