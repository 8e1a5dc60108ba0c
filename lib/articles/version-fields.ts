import { z } from 'zod'

/** What a version keeps of a post beside title, excerpt and text. */
export const versionColumns = {
  tagNames: true,
  metaTitle: true,
  metaDescription: true,
  canonicalUrl: true,
  ratingTenths: true,
  review: {
    select: {
      productName: true,
      brand: true,
      priceCents: true,
      releasedOn: true,
      productId: true,
      pros: true,
      cons: true,
      verdict: true,
      facts: true,
    },
  },
} as const

const text = z.string()
const texts = z.array(text)

const versionFields = z.object({
  tagNames: texts,
  metaTitle: text.nullable(),
  metaDescription: text.nullable(),
  canonicalUrl: text.nullable(),
  ratingTenths: z.int().nullable(),
  review: z
    .object({
      productName: text,
      brand: text,
      priceCents: z.int().nullable(),
      releasedOn: z.coerce.date().nullable(),
      productId: text.nullable(),
      pros: texts,
      cons: texts,
      verdict: text,
      facts: z.array(texts),
    })
    .nullable(),
})

export type VersionFields = z.output<typeof versionFields>

/** The fields of a version, from a post or from a stored version; null for a version from before they were kept. */
export const toVersionFields = (from: unknown): VersionFields | null => versionFields.safeParse(from).data ?? null
