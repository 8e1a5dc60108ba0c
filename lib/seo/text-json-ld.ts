import type { ArticleDetail } from '@/lib/articles/article-card'
import { pictureShapes } from '@/lib/core/picture-files'
import { routes } from '@/lib/core/routes'
import { toAbsolute } from '@/lib/core/to-absolute'
import type { ReviewDetail } from '@/lib/reviews/review-card'
import type { Article, Graph, ItemList, Review } from './json-ld-types'
import { toAggregateOffer } from './offers-json-ld'
import { publisher, toPerson } from './publisher'

/** Google shows notes only when there are at least two, positive and negative together. */
const FEWEST_NOTES = 2

/** A review: the product, with our review of it and what the shops ask for it. We sell nothing, so it is no offer of ours. */
export function reviewJsonLd(review: ReviewDetail): Graph {
  const { product, excerpt, category, pros, cons, offers } = review
  const [cheapest] = offers
  const notes: Pick<Review, 'positiveNotes' | 'negativeNotes'> =
    pros.length + cons.length < FEWEST_NOTES
      ? {}
      : {
          ...(pros.length ? { positiveNotes: toNotes(pros) } : {}),
          ...(cons.length ? { negativeNotes: toNotes(cons) } : {}),
        }
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    description: excerpt,
    category: category.name,
    ...toImages(review),
    review: {
      '@type': 'Review',
      author: toPerson(review.author),
      reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 0 },
      datePublished: review.publishedAt,
      dateModified: review.updatedAt,
      publisher: publisher(),
      ...(review.verdict ? { reviewBody: review.verdict } : {}),
      ...notes,
    },
    ...(cheapest ? { offers: toAggregateOffer(offers, cheapest.currency) } : {}),
  }
}

/** An article written here. */
export function articleJsonLd(article: ArticleDetail): Graph {
  const url = toAbsolute(routes.article(article.slug))
  const said: Article = {
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    url,
    mainEntityOfPage: url,
    ...toImages(article),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    author: [toPerson(article.author)],
    publisher: publisher(),
    articleSection: article.category.name,
    ...(article.tags.length ? { keywords: article.tags } : {}),
  }
  return { '@context': 'https://schema.org', ...said }
}

const toImages = ({ picture }: Pick<ArticleDetail, 'picture'>) =>
  picture ? { image: pictureShapes(picture).map(toAbsolute) } : {}

const toNotes = (notes: string[]): ItemList => ({
  '@type': 'ItemList',
  itemListElement: notes.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
})
