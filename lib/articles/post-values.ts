import { toFormMoment } from '@/lib/core/form-dates'
import { moneyInput } from '@/lib/core/money'
import { writtenExcerpt } from './derived-excerpt'

type Row = Fields & {
  title: string
  slug: string
  slugIsOwn: boolean
  content: string
  excerpt: string | null
  category: { slug: string }
  status: string
  scheduledFor: Date | null
}

type Fields = {
  tagNames: string[]
  metaTitle: string | null
  metaDescription: string | null
  canonicalUrl: string | null
  ratingTenths: number | null
  review: {
    productName: string
    brand: string
    priceCents: number | null
    releasedOn: Date | null
    productId: string | null
    pros: string[]
    cons: string[]
    verdict: string
    facts: unknown
  } | null
}

/** A post as its forms show it, every field a text. */
export const toValues = (row: Row) => ({
  title: row.title,
  slug: row.slug,
  slugIsOwn: row.slugIsOwn ? '1' : '',
  content: row.content,
  excerpt: writtenExcerpt(row.excerpt, row.content),
  category: row.category.slug,
  status: row.status,
  scheduledFor: row.scheduledFor ? toFormMoment(row.scheduledFor) : '',
  ...toFieldValues(row),
})

/** The values that a version keeps beside title, excerpt and text. */
export function toFieldValues(row: Fields) {
  const { review } = row
  const facts = Array.isArray(review?.facts) ? review.facts : []
  return {
    tags: row.tagNames.join(', '),
    metaTitle: row.metaTitle ?? '',
    metaDescription: row.metaDescription ?? '',
    canonicalUrl: row.canonicalUrl ?? '',
    rating: row.ratingTenths === null ? '' : (row.ratingTenths / 10).toFixed(1),
    productName: review?.productName ?? '',
    brand: review?.brand ?? '',
    price: typeof review?.priceCents === 'number' ? moneyInput(review.priceCents) : '',
    releasedOn: review?.releasedOn?.toISOString().slice(0, 10) ?? '',
    productId: review?.productId ?? '',
    pros: (review?.pros ?? []).join('\n'),
    cons: (review?.cons ?? []).join('\n'),
    verdict: review?.verdict ?? '',
    facts: facts.map((fact) => (Array.isArray(fact) ? fact.join(': ') : '')).join('\n'),
  }
}

/** `reason`: why somebody else than the author changes it, where a form was refused. */
export type PostValues = ReturnType<typeof toValues> & { reason?: string }
