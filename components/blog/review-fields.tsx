'use client'

import { FormField } from '@/components/ui/form-field'
import { SelectControl } from '@/components/ui/select-control'
import { POST_LABELS, type PostField } from './post-labels'
import type { FieldsProps } from './post-settings'
import { TextBox } from './text-box'

type ReviewFieldsProps = FieldsProps & { products: readonly { id: string; name: string }[] }

/** What only reviews have: the product, its rating, what is good and bad about it. */
export function ReviewFields({ values, errorOf, products }: ReviewFieldsProps) {
  const field = (name: PostField) => ({
    id: `review-${name}`,
    name,
    label: POST_LABELS[name],
    defaultValue: values[name],
    error: errorOf(name),
  })
  return (
    <fieldset className="post-fields review-fields">
      <legend>Review</legend>
      <FormField {...field('productName')} autoComplete="off" />
      <FormField {...field('brand')} autoComplete="off" />
      <FormField {...field('rating')} inputMode="decimal" autoComplete="off" hint="0.0 to 5.0" />
      <FormField {...field('price')} inputMode="decimal" autoComplete="off" hint="In dollars" />
      <FormField {...field('releasedOn')} type="date" />
      <SelectControl
        {...field('productId')}
        options={[
          { value: '', label: 'Not in the store' },
          ...products.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <TextBox {...field('pros')} rows={4} hint="One per line" />
      <TextBox {...field('cons')} rows={4} hint="One per line" />
      <div className="review-wide">
        <TextBox {...field('verdict')} rows={3} />
      </div>
      <div className="review-wide">
        <TextBox {...field('facts')} rows={4} hint="One per line, such as “Weight: 300 g”" />
      </div>
    </fieldset>
  )
}
