import type { PostValues } from '@/lib/articles/post-values'

/** What the fields of a new post hold. */
export const blankPost = (category: string): PostValues => ({
  title: '',
  slug: '',
  slugIsOwn: '',
  content: '',
  excerpt: '',
  category,
  tags: '',
  status: 'draft',
  scheduledFor: '',
  metaTitle: '',
  metaDescription: '',
  canonicalUrl: '',
  rating: '',
  productName: '',
  brand: '',
  price: '',
  releasedOn: '',
  productId: '',
  pros: '',
  cons: '',
  verdict: '',
  facts: '',
})
