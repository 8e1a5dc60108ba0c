import { AdminTable } from '@/components/admin/admin-table'
import { ActField, ActForm } from '@/components/saved/act-form'
import type { RefusedField } from '@/components/saved/refused-field'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { DateText } from '@/components/ui/date-text'
import { ROW_REST } from '@/components/ui/focus-rest'
import { formatCount } from '@/lib/core/format-count'
import { moneyInput, moneyText } from '@/lib/core/money'
import type { FormAction } from '@/lib/core/result'
import type { ProductForm } from '@/lib/store/admin-queries'

type OfferTableProps = {
  offers: ProductForm['offers']
  productId: string
  change: FormAction<object>
  end: FormAction<object>
  /** Prices that were typed and refused, by offer. */
  refused: Record<string, RefusedField>
}

/** Every offer of a product, ended ones last; a price is changed, or confirmed, in its row. */
export function OfferTable({ offers, productId, change, end, refused }: OfferTableProps) {
  return (
    <AdminTable
      label="Offers"
      head={
        <>
          <th scope="col">Merchant</th>
          <th scope="col">Price</th>
          <th scope="col">As of</th>
          <th scope="col" className="number">
            Clicks
          </th>
          <th scope="col">
            <span className="sr-only">What can be done</span>
          </th>
        </>
      }
    >
      {offers.map(({ id, merchant, url, priceCents, currency, pricedAt, endedAt, clicks }) => (
        <tr key={id} {...ROW_REST}>
          <th scope="row" className="min-w-56 font-normal">
            <b>{merchant}</b> {endedAt && <Badge tone="warning">Ended</Badge>}
            <br />
            <span className="wrap-anywhere text-muted">{url}</span>
          </th>
          <td>
            {endedAt ? (
              moneyText(priceCents, currency)
            ) : (
              <ActForm
                action={change}
                refused={refused[id]?.fail}
                event="price"
                values={{ id, product: productId }}
                className="grid grid-cols-[auto_1fr] gap-2"
              >
                <ActField
                  name="price"
                  inputMode="decimal"
                  aria-label={`Price at ${merchant}, in dollars`}
                  defaultValue={refused[id]?.typed ?? moneyInput(priceCents)}
                  required
                  maxLength={20}
                  autoComplete="off"
                  className="field w-28"
                />
                <button type="submit" className={buttonClass('outline', 'small')}>
                  Set<span className="sr-only"> the price at {merchant}</span>
                </button>
              </ActForm>
            )}
          </td>
          <td>
            <DateText time={pricedAt.toISOString()} />
          </td>
          <td className="number">{formatCount(clicks)}</td>
          <td>
            {!endedAt && (
              <ActForm action={end} event="end" values={{ id, product: productId }}>
                <button type="submit" className={buttonClass('danger', 'small')}>
                  End<span className="sr-only"> the offer of {merchant}</span>
                </button>
              </ActForm>
            )}
          </td>
        </tr>
      ))}
    </AdminTable>
  )
}
