import { z } from 'zod'
import { CAPTION_LIMIT } from '@/lib/media/limits'

const author = z.enum(['iris', 'jonas', 'priya', 'tom', 'lena'])
const tags = z.array(z.string().min(2).max(30)).min(3).max(6)
const title = z.string().min(30).max(75)
const excerpt = z.string().min(80).max(155)
const line = z.string().min(8).max(120)
const caption = z.string().min(20).max(CAPTION_LIMIT).optional()

/** Front matter of `reviews/<category>/<slug>.md`; the rules are in content/README.md. */
export const reviewMatter = z.strictObject({
  product: z.string().min(3).max(60),
  brand: z.string().min(2).max(30),
  price: z.number().positive(),
  released: z.iso.date(),
  title,
  excerpt,
  rating: z.number().min(0).max(5).multipleOf(0.1),
  author,
  tags,
  caption,
  pros: z.array(line).min(3).max(5),
  cons: z.array(line).min(2).max(4),
  verdict: z.string().min(80).max(500),
  facts: z
    .record(z.string(), z.union([z.string(), z.number()]).transform(String))
    .refine((facts) => Object.keys(facts).length >= 6 && Object.keys(facts).length <= 10, 'facts: 6 to 10 lines'),
})

/** Front matter of `articles/<category>/<slug>.md`. */
export const articleMatter = z.strictObject({
  title,
  excerpt,
  subcategory: z
    .enum(['laptops', 'desktops', 'components', 'productivity', 'creative', 'ai-tools', 'apps', 'services', 'tools'])
    .optional(),
  author,
  tags,
  caption,
})
