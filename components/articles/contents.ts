import type { ArticleDetail } from '@/lib/articles/article-card'

export type Headings = ArticleDetail['headings']

const ENOUGH = 4
const DEEPEST = 3

/** The headings worth listing, or none when the text is short. */
export const toContents = (headings: Headings) => {
  const shown = headings.filter(({ depth }) => depth <= DEEPEST)
  return shown.length >= ENOUGH ? shown : []
}
