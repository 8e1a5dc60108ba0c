'use client'

import { FormField } from '@/components/ui/form-field'
import { SelectControl } from '@/components/ui/select-control'
import type { FieldsProps } from './post-settings'
import { TextBox } from './text-box'

type ReviewFieldsProps = FieldsProps & { products: readonly { id: string; name: string }[] }

/** What only reviews have: the product, its rating, what is good and bad about it. */
export function ReviewFields({ values, errorOf, products }: ReviewFieldsProps) {
  const field = (name: keyof typeof values) => ({
    id: `review-${name}`,
    name,
    defaultValue: values[name],
    error: errorOf(name),
  })
  return (
    <fieldset className="post-fields review-fields">
      <legend>Review</legend>
      <FormField {...field('productName')} label="Product" autoComplete="off" />
      <FormField {...field('brand')} label="Brand" autoComplete="off" />
      <FormField {...field('rating')} label="Rating" inputMode="decimal" autoComplete="off" hint="0.0 to 5.0" />
      <FormField
        {...field('price')}
        label="Price when tested"
        inputMode="decimal"
        autoComplete="off"
        hint="In dollars"
      />
      <FormField {...field('releasedOn')} label="Released on" type="date" />
      <SelectControl
        {...field('productId')}
        label="In the store"
        options={[
          { value: '', label: 'Not in the store' },
          ...products.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <TextBox {...field('pros')} label="Pros" rows={4} hint="One per line" />
      <TextBox {...field('cons')} label="Cons" rows={4} hint="One per line" />
      <div className="review-wide">
        <TextBox {...field('verdict')} label="Verdict" rows={3} />
      </div>
      <div className="review-wide">
        <TextBox {...field('facts')} label="Facts" rows={4} hint="One per line, such as “Weight: 300 g”" />
      </div>
    </fieldset>
  )
}
