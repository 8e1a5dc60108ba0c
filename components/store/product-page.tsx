import '@/components/articles/text.css'
import './store.css'
import { PictureFrame } from '@/components/articles/picture-frame'
import { PageFrame } from '@/components/layout/page-frame'
import { BackToList } from '@/components/lists/back-to-list'
import { ScoreTile } from '@/components/reviews/score-tile'
import { Stars } from '@/components/reviews/stars'
import { WhereToBuy } from '@/components/reviews/where-to-buy'
import { Kicker } from '@/components/ui/kicker'
import { Link } from '@/components/ui/link'
import { WishButton } from '@/components/wishlist/wish-button'
import { routes } from '@/lib/core/routes'
import { scoreWord } from '@/lib/reviews/score'
import type { ProductDetail } from '@/lib/store/product-card'
import { BuyLink } from './buy-link'
import { AsOf, Price, Seller } from './price'
import { PriceHistory } from './price-history'
import { Unavailable } from './unavailable'

export function ProductPage({ product }: { product: ProductDetail }) {
  const { slug, description, category, picture, facts, prices, currency, pricedAt, review, withdrawn } = product

  return (
    <PageFrame>
      <BackToList path={routes.store}>Back to Store</BackToList>
      <article className="product-page">
        <div className="product-picture">
          <PictureFrame
            picture={picture}
            category={category}
            sizes="(width >= 80rem) 44rem, (width >= 64rem) 56vw, calc(100vw - 2rem)"
            priority
            glide={slug}
          />
        </div>
        <div className="product-side">
          <ProductHead product={product} />
          {!withdrawn && <WhereToBuy offers={product.offers} />}
          {review && (
            <section aria-label="Our review" className="product-review">
              <ScoreTile rating={review.rating} />
              <Kicker>Our review</Kicker>
              <h2>
                <Link href={routes.review(review.slug)} className="stretched">
                  {review.title}
                </Link>
              </h2>
              <p className="card-excerpt">{review.excerpt}</p>
            </section>
          )}
        </div>
        <div className="product-text">
          <p className="product-about">{description}</p>
          {facts.length > 0 && (
            <section aria-labelledby="product-facts" className="product-section">
              <h2 id="product-facts">Facts</h2>
              <table className="facts">
                <tbody>
                  {facts.map(({ label, value }) => (
                    <tr key={label}>
                      <th scope="row">{label}</th>
                      <td>{value}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
          <PriceHistory prices={prices} currency={currency} until={pricedAt} />
        </div>
      </article>
    </PageFrame>
  )
}

/** Name, rating, price and the way to get it. */
function ProductHead({ product }: { product: ProductDetail }) {
  const { id, name, brand, category, rating, offers, pricedAt, withdrawn } = product
  const [cheapest] = offers
  const offer = cheapest && { ...cheapest, host: new URL(cheapest.url).hostname }

  return (
    <header className="product-head" data-subject={`product:${id}`}>
      <Kicker>{category.name}</Kicker>
      <h1>{name}</h1>
      <p className="product-by">
        {brand && <span>by {brand}</span>}
        {rating !== null && (
          <span className="product-rating">
            <Stars rating={rating} /> {scoreWord(rating)}
          </span>
        )}
      </p>
      <div className="product-offer">
        <Price {...product} />
        <p className="product-where">
          {offer ? (
            <>
              <Seller {...offer} />, <AsOf time={pricedAt} />
            </>
          ) : (
            <>
              Last <AsOf time={pricedAt} />
            </>
          )}
        </p>
        {!offer && <Unavailable withdrawn={withdrawn} />}
        <div className="product-acts">
          {offer && <BuyLink offer={offer} product={name} large />}
          <WishButton productId={id} product={name} subject={`product:${id}`} gone={withdrawn} />
        </div>
      </div>
    </header>
  )
}
