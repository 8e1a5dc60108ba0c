import '@/components/articles/text.css'
import { DateText } from '@/components/ui/date-text'
import { moneyText } from '@/lib/core/money'
import type { ReviewedThing } from '@/lib/reviews/review-card'
import { scoreWord } from '@/lib/reviews/score'
import { ScoreTile } from './score-tile'
import { Stars } from './stars'

/** The product in figures: score, price, release, and the measured facts. */
export function ProductPanel({ review }: { review: Pick<ReviewedThing, 'product' | 'rating' | 'facts'> }) {
  const { product, rating, facts } = review

  return (
    <section aria-label="The product" className="product-panel">
      {product.name !== '' && <h2>{product.name}</h2>}
      {rating !== null && (
        <p className="mt-3 flex items-center gap-3 text-sm">
          <ScoreTile rating={rating} decorative />
          <Stars rating={rating} /> {scoreWord(rating)}
        </p>
      )}
      <table className="facts">
        <tbody>
          {product.priceCents !== null && <Fact label="Price">{moneyText(product.priceCents, product.currency)}</Fact>}
          {product.brand !== '' && <Fact label="Maker">{product.brand}</Fact>}
          {product.releasedOn && (
            <Fact label="Released">
              <DateText time={product.releasedOn} />
            </Fact>
          )}
          {facts.map(({ label, value }) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{children}</td>
    </tr>
  )
}
