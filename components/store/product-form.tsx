'use client'

import { useRouter } from 'next/navigation'
import { describeControl, FieldFrame, FormField } from '@/components/ui/form-field'
import { FormStatus } from '@/components/ui/form-status'
import { StoredText } from '@/components/ui/stored-text'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextArea } from '@/components/ui/text-area'
import { usePostedForm } from '@/components/ui/use-posted-form'
import { useVersion } from '@/components/ui/use-version'
import { type FormAction, isOvertaken, type Result } from '@/lib/core/result'
import type { Address } from '@/lib/core/routes'

/** What the fields hold at first, as texts. */
export type ProductValues = Partial<
  Record<'name' | 'brand' | 'description' | 'category' | 'discount' | 'rating' | 'featured' | 'facts', string>
>

type ProductFormProps<Data> = {
  action: FormAction<Data>
  /** What the form was answered with when it was posted without scripts. */
  answer: Result<Data> | null
  categories: readonly { slug: string; name: string }[]
  values?: ProductValues
  /** The product to change; a new one asks for its first offer as well. */
  id?: string
  version?: number
  /** Where a success leads; else the form stays. */
  next?: (data: Data) => Address
}

/** What is said of a product. */
export function ProductForm<Data>({
  action,
  answer,
  categories,
  values = {},
  id,
  version: stored = 1,
  next,
}: ProductFormProps<Data>) {
  const router = useRouter()
  const { form, pending, result, failed, error } = usePostedForm({
    action,
    answer,
    toast(said) {
      if (isOvertaken(said)) router.refresh()
      return { id: 'product', kind: said.ok ? 'success' : 'error', title: said.message ?? 'Saved' }
    },
    empties: next !== undefined,
    onDone(data) {
      if (next) router.push(next(data))
      else router.refresh()
    },
  })
  const { version, wasOvertaken, watch } = useVersion(stored, result, form.ref)

  const field = (name: keyof ProductValues | 'merchant' | 'url' | 'price') => ({
    id: `product-${name}`,
    name,
    defaultValue: String(failed?.values?.[name] ?? (name in values ? values[name as keyof ProductValues] : '') ?? ''),
    error: error(name),
  })
  const area = (name: 'description' | 'facts') => {
    const { error: problem, ...rest } = field(name)
    return {
      error: problem,
      control: { ...rest, ...describeControl({ id: rest.id, error: problem, hint: HINTS[name] }) },
    }
  }
  const [description, facts] = [area('description'), area('facts')]
  const { error: categoryError, defaultValue: category, ...categoryField } = field('category')
  const below = (name: keyof ProductValues) => {
    const now = values[name] ?? ''
    const words = name === 'category' ? categories.find(({ slug }) => slug === now)?.name : now
    return wasOvertaken && (failed?.values?.[name] ?? '') !== now && <StoredText text={words ?? now} />
  }
  const featured = failed ? failed.values?.featured === 'on' : values.featured === 'on'

  return (
    <form {...form} {...watch} className="grid max-w-3xl gap-x-6 gap-y-3 md:grid-cols-2">
      {id && <input type="hidden" name="id" value={id} />}
      {id && <input type="hidden" name="version" value={version} />}
      <div>
        <FormField {...field('name')} label="Name" required maxLength={120} />
        {below('name')}
      </div>
      <div>
        <FormField {...field('brand')} label="Maker (optional)" maxLength={80} />
        {below('brand')}
      </div>
      <div className="md:col-span-2">
        <FieldFrame id="product-description" label="Description" error={description.error}>
          <TextArea {...description.control} required rows={4} maxLength={2000} className="field" />
          {below('description')}
        </FieldFrame>
      </div>
      <FieldFrame id={categoryField.id} label="Category" error={categoryError}>
        <select
          key={category}
          {...categoryField}
          defaultValue={category}
          required
          className="field"
          {...describeControl({ id: categoryField.id, error: categoryError })}
        >
          <option value="">Please choose</option>
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
        {below('category')}
      </FieldFrame>
      <div>
        <FormField {...field('rating')} label="Rating (optional)" inputMode="decimal" hint="0 to 5, empty for none" />
        {below('rating')}
      </div>
      <div>
        <FormField
          {...field('discount')}
          label="Discount, % (optional)"
          type="number"
          min={0}
          max={95}
          hint="Of today’s price; a new price ends it"
        />
        {below('discount')}
      </div>
      <div className="self-center">
        <label className="flex min-h-11 items-center gap-2 text-sm font-semibold">
          <input type="checkbox" name="featured" defaultChecked={featured} className="size-5 accent-(--accent)" />
          Featured
        </label>
        {wasOvertaken && featured !== (values.featured === 'on') && (
          <StoredText text={featured ? 'Not featured' : 'Featured'} />
        )}
      </div>
      <div className="md:col-span-2">
        <FieldFrame id="product-facts" label="Facts (optional)" error={facts.error} hint={HINTS.facts}>
          <TextArea {...facts.control} rows={7} maxLength={6000} className="field" />
          {below('facts')}
        </FieldFrame>
      </div>
      {!id && <OfferFields field={field} />}
      <div className="md:col-span-2">
        <FormStatus message={failed && !failed.fieldErrors ? failed.message : undefined} />
      </div>
      <SubmitButton busy="Saving..." pending={pending} className="justify-self-start">
        {id ? 'Save changes' : 'Add product'}
      </SubmitButton>
    </form>
  )
}

const HINTS = { description: undefined, facts: 'One per line, such as “Weight: 1.3 lb”' } as const

type OfferField = 'merchant' | 'url' | 'price'
type FieldOf = (name: OfferField) => { id: string; name: string; defaultValue: string; error: string | undefined }

/** Where it can be bought, and for how much. */
export function OfferFields({ field }: { field: FieldOf }) {
  return (
    <>
      <FormField {...field('merchant')} label="Merchant" required maxLength={80} />
      <FormField {...field('price')} label="Price, $" inputMode="decimal" required maxLength={20} />
      <div className="md:col-span-2">
        <FormField {...field('url')} label="Address at the shop" type="url" required maxLength={2000} />
      </div>
    </>
  )
}
