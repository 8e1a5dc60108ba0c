import '@/components/articles/editorial.css'
import './store.css'
import { cardAt } from '@/components/articles/card-place'
import { PictureFrame } from '@/components/articles/picture-frame'
import { Stars } from '@/components/reviews/stars'
import { Link } from '@/components/ui/link'
import { WishButton } from '@/components/wishlist/wish-button'
import { routes } from '@/lib/core/routes'
import type { ProductCard } from '@/lib/store/product-card'
import { BuyLink } from './buy-link'
import { AsOf, Price, Seller } from './price'

/** On phones 7.5rem square, which a picture of 3:2 covers at 11.25rem. */
const SIZES = '(width >= 80rem) 18.5rem, (width >= 64rem) 30vw, (width >= 30rem) 45vw, 11.25rem'

export function ProductCardView({ product, place }: { product: ProductCard; place: number }) {
  const { id, slug, name, description, category, picture, rating, offer, pricedAt, featured } = product

  return (
    <article className={`${cardAt(place)} product-card`}>
      <PictureFrame
        picture={picture && { ...picture, alt: '' }}
        category={category}
        sizes={SIZES}
        priority={place === 0}
        glide={slug}
      />
      <p className="product-line">
        <span className="kicker">{category.name}</span>
        {featured && <span className="product-featured">Featured</span>}
      </p>
      <h2>
        <Link href={routes.product(slug)} className="stretched">
          {name}
        </Link>
      </h2>
      {rating !== null && (
        <p className="product-rating">
          <Stars rating={rating} /> <span aria-hidden="true">{rating.toFixed(1)}</span>
        </p>
      )}
      <p className="card-excerpt">{description}</p>
      <div className="product-foot">
        <Price {...product} />
        <p className="product-where">
          {offer ? (
            <>
              <Seller {...offer} />, <AsOf time={pricedAt} />
            </>
          ) : (
            'Nobody sells it at the moment.'
          )}
        </p>
        <div className="product-acts">
          {offer ? <BuyLink offer={offer} product={name} /> : <span className="badge">Unavailable</span>}
          <WishButton productId={id} product={name} subject="product-list" bare />
        </div>
      </div>
    </article>
  )
}
