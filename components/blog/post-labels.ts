/** What the fields of a post are called, wherever they stand. */
export const POST_LABELS = {
  title: 'Title',
  slug: 'Slug',
  content: 'Content',
  excerpt: 'Excerpt',
  status: 'Status',
  scheduledFor: 'Publish at (UTC)',
  category: 'Category',
  tags: 'Tags',
  metaTitle: 'Meta title',
  metaDescription: 'Meta description',
  canonicalUrl: 'Canonical URL',
  productName: 'Product',
  brand: 'Brand',
  rating: 'Rating',
  price: 'Price when tested',
  releasedOn: 'Released on',
  productId: 'In the store',
  pros: 'Pros',
  cons: 'Cons',
  verdict: 'Verdict',
  facts: 'Facts',
} as const

export type PostField = keyof typeof POST_LABELS
