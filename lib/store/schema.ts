import { z } from 'zod'
import { factLines } from '@/lib/core/fact-lines'
import { parseMoney } from '@/lib/core/money'
import { publicAddress } from '@/lib/core/public-address'
import { rowVersion } from '@/lib/core/row-version'
import { pictureInput } from '@/lib/media/schema'

/** `products.facts` as stored: label and value in the order shown. */
export const factPairs = z.array(z.tuple([z.string(), z.string()]))

const text = (missing: string, max: number) =>
  z.string(missing).trim().min(1, { error: missing, abort: true }).max(max, `Please use at most ${max} characters`)

const id = z.uuid('This no longer exists.')
const version = rowVersion('This form is out of date. Please open the product again.')

/** An amount in words, as cents above zero. */
const price = z
  .string('Please enter a price')
  .transform(parseMoney)
  .refine((cents) => cents !== null && cents > 0, 'Please enter a price such as 79 or 79.50')
  .transform((cents) => cents ?? 0)

const product = {
  name: text('Please enter a name', 120),
  brand: z.string().trim().max(80, 'Please use at most 80 characters').optional(),
  description: text('Please enter a description', 2000),
  category: z.string('Please choose a category').min(1, 'Please choose a category').max(100),
  discount: z.coerce.number('Please enter a whole number').int().min(0, '0 to 95 %').max(95, '0 to 95 %').default(0),
  /** 0 to 5 in tenths; empty while nobody has rated it. */
  rating: z
    .string()
    .trim()
    .regex(/^([0-4](\.\d)?|5(\.0)?)?$/, 'Please enter 0 to 5 with one decimal')
    .default('')
    .transform((rating) => (rating === '' ? null : Math.round(Number(rating) * 10))),
  featured: z.literal('on').optional(),
  facts: factLines,
}

const offer = {
  merchant: text('Please enter the merchant', 80),
  url: publicAddress('Please enter the address'),
  price,
}

export const newProductInput = z.object({ ...product, ...offer })
/** `version` is that of the product when the form was filled in. */
export const productInput = z.object({ id, version, ...product })
export const newOfferInput = z.object({ id, ...offer })
export const offerPriceInput = z.object({ id, price })
/** A picture and what it shows. */
export const productPictureInput = pictureInput.pick({ file: true, alt: true }).extend({ id })
export const rowInput = z.object({ id })

export type ProductFields = Pick<
  z.output<typeof productInput>,
  'name' | 'brand' | 'description' | 'discount' | 'rating' | 'featured' | 'facts'
>
