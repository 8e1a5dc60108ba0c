import './wishlist.css'
import { PictureFrame } from '@/components/articles/picture-frame'
import { ActField, ActForm } from '@/components/saved/act-form'
import type { RefusedField } from '@/components/saved/refused-field'
import { RemoveForm } from '@/components/saved/undo-area'
import { BuyLink } from '@/components/store/buy-link'
import { Seller } from '@/components/store/price'
import { Badge } from '@/components/ui/badge'
import { DateText } from '@/components/ui/date-text'
import { Kicker } from '@/components/ui/kicker'
import { Link } from '@/components/ui/link'
import { moneyInput, moneyText } from '@/lib/core/money'
import type { FormAction } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import type { Wish } from '@/lib/wishlist/queries'

export type WishActions = {
  remove: FormAction<{ removed: Record<string, string> | null }>
  target: FormAction<object>
  restore: FormAction<object>
}

type WishRowProps = {
  wish: Wish
  actions: WishActions
  /** The price that was typed here and refused. */
  refused: RefusedField | undefined
}

/** One product on the list: what it cost when it was added, beside what it costs today. */
export function WishRow({ wish, actions, refused }: WishRowProps) {
  const { productId, slug, name, category, picture, available, offer, addedCents, addedAt, currency } = wish

  return (
    <article className="wish-row">
      <PictureFrame
        picture={picture && { ...picture, alt: '' }}
        category={category}
        sizes="(width >= 64rem) 11rem, (width >= 40rem) 9rem, 6rem"
      />
      <div className="wish-name">
        <Kicker>{category.name}</Kicker>
        <h2>
          <Link href={routes.product(slug)}>{name}</Link>
        </h2>
        <p className="dots meta">
          <span>
            Added <DateText time={addedAt} /> at {moneyText(addedCents, currency)}
          </span>
        </p>
      </div>
      <div className="wish-price">
        {available ? <PriceToday wish={wish} /> : <Badge tone="warning">Unavailable</Badge>}
      </div>
      <div className="wish-acts">
        {offer && <BuyLink offer={offer} product={name} />}
        <TargetForm wish={wish} action={actions.target} refused={refused} />
        <RemoveForm action={actions.remove} values={{ productId }} name={name} />
      </div>
    </article>
  )
}

function PriceToday({ wish: { addedCents, priceCents, currency, pricedAt, offer } }: { wish: Wish }) {
  const by = priceCents - addedCents
  return (
    <>
      <p className="wish-today">{moneyText(priceCents, currency)}</p>
      <p className={by < 0 ? 'wish-change text-success' : 'wish-change'}>
        {by === 0 ? 'as when you added it' : `${moneyText(Math.abs(by), currency)} ${by < 0 ? 'less' : 'more'}`}
      </p>
      <p className="wish-asof">
        {offer && (
          <>
            <Seller {...offer} />,{' '}
          </>
        )}
        as of <DateText time={pricedAt} />
      </p>
    </>
  )
}

type TargetFormProps = Pick<WishRowProps, 'wish' | 'refused'> & { action: WishActions['target'] }

function TargetForm({ wish, action, refused }: TargetFormProps) {
  const { productId, name, targetCents, currency } = wish
  return (
    <details className="wish-target" open={refused !== undefined}>
      <summary className="row-act">
        {targetCents === null ? 'Tell me when it gets cheaper' : `Waiting for ${moneyText(targetCents, currency)}`}
        <span className="sr-only">: {name}</span>
      </summary>
      <ActForm
        action={action}
        refused={refused?.fail}
        event="target"
        values={{ productId }}
        className="flex flex-wrap gap-2"
      >
        <ActField
          name="target"
          inputMode="decimal"
          aria-label={`Write to me when ${name} costs this or less; empty for never`}
          defaultValue={refused?.typed ?? (targetCents === null ? '' : moneyInput(targetCents))}
          placeholder="Price, such as 79"
          maxLength={20}
          autoComplete="off"
          className="field min-w-0 flex-1 basis-40"
        />
        <button type="submit" className="button-outline">
          Save price
        </button>
      </ActForm>
    </details>
  )
}
