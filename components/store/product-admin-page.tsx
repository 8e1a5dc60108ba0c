import type { ReactNode } from 'react'
import { AdminHead } from '@/components/admin/admin-frame'
import { PictureForm } from '@/components/admin/picture-form'
import { ActForm } from '@/components/saved/act-form'
import { toRefusedField } from '@/components/saved/refused-field'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { PostedAnswer } from '@/components/ui/posted-answer'
import type { FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import type { ProductForm as ProductData } from '@/lib/store/admin-queries'
import { OfferForm } from './offer-form'
import { OfferTable } from './offer-table'
import { PriceHistory } from './price-history'
import { ProductForm } from './product-form'

type ProductAdminPageProps = {
  product: ProductData
  categories: readonly { slug: string; name: string }[]
  actions: Record<'edit' | 'add' | 'change' | 'end' | 'withdraw' | 'restore', FormAction<object>>
  /** What a form was answered with that was posted without scripts. */
  answers: Record<'edit' | 'offer' | 'act', Result<object> | null>
}

export function ProductAdminPage({ product, categories, actions, answers }: ProductAdminPageProps) {
  const { id, slug, name, offers, prices, currency, picture, withdrawnAt } = product
  const category = categories.find((one) => one.slug === product.category.slug) ?? { slug: '', name: '?' }
  const [latest] = prices

  return (
    <>
      <AdminHead title={name}>
        <Link href={routes.product(slug)} className={buttonClass('outline', 'small')}>
          Show in the store
        </Link>
        <ActForm action={withdrawnAt ? actions.restore : actions.withdraw} event="withdraw" values={{ id }}>
          <button type="submit" className={buttonClass(withdrawnAt ? 'outline' : 'danger', 'small')}>
            {withdrawnAt ? 'Put back' : 'Withdraw'}
          </button>
        </ActForm>
      </AdminHead>
      <PostedAnswer answer={[answers.edit, answers.offer].find((answer) => answer?.ok) ?? answers.act} />
      {withdrawnAt && (
        <p className="mb-6">
          <Badge tone="warning">Withdrawn</Badge> Its page says that it is no longer sold, and its links lead there.
        </p>
      )}
      <div className="grid gap-12">
        <Part id="offers" title="Offers and prices">
          <OfferTable
            offers={offers}
            productId={id}
            change={actions.change}
            end={actions.end}
            refused={toRefusedField(answers.act, 'id', 'price')}
          />
          <h3 className="mt-8 mb-3 text-lg">Another shop</h3>
          <OfferForm key={offers.length} action={actions.add} answer={answers.offer} productId={id} />
        </Part>
        <Part id="facts" title="Product">
          <ProductForm
            action={actions.edit}
            answer={answers.edit}
            categories={categories}
            id={id}
            version={product.version}
            values={toValues(product)}
          />
        </Part>
        <Part id="picture" title="Picture">
          <PictureForm
            key={picture?.key}
            upload={routes.productPictureUpload}
            id={id}
            picture={picture}
            category={category}
          />
        </Part>
        {latest && (
          <div className="max-w-3xl">
            <PriceHistory prices={prices} currency={currency} until={latest.at} />
          </div>
        )}
      </div>
    </>
  )
}

const toValues = ({
  name,
  brand,
  description,
  category,
  discountPercent,
  ratingTenths,
  featured,
  facts,
}: ProductData) => ({
  name,
  brand: brand ?? '',
  description,
  category: category.slug,
  discount: String(discountPercent),
  rating: ratingTenths === null ? '' : (ratingTenths / 10).toFixed(1),
  featured: featured ? 'on' : '',
  facts,
})

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 border-t border-line pt-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
