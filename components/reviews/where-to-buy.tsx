import '@/components/articles/text.css'
import { DateText } from '@/components/articles/meta-row'
import { priceText } from '@/lib/reviews/price'
import type { Offer } from '@/lib/reviews/review-card'

/** Where the product can be bought, the cheapest first, with the disclosure inside the box (look, Review head). */
export function WhereToBuy({ offers }: { offers: Offer[] }) {
  if (offers.length === 0) return null

  return (
    <section aria-labelledby="where-to-buy" className="where-to-buy">
      <h2 id="where-to-buy">Where to buy</h2>
      <ul>
        {offers.map(({ id, merchant, url, priceCents, currency, pricedAt }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="sponsored noopener">
              <b>{merchant}</b> <span className="sr-only">(opens in a new tab)</span>
              <span className="where-to-buy-price">{priceText(priceCents, currency)}</span>
              <small>
                {new URL(url).hostname} · price of <DateText time={pricedAt} />
              </small>
            </a>
          </li>
        ))}
      </ul>
      <p className="disclosure">We may earn a commission when you buy through these links. It never changes a score.</p>
    </section>
  )
}
