import { ArticleCardView, type CardProps } from '@/components/articles/article-card-view'
import { ReviewCardView } from '@/components/reviews/review-card-view'
import type { TextCard } from '@/lib/articles/text-card'

/** A card of a list that mixes articles and reviews. */
export const TextCardView = ({ text, ...rest }: { text: TextCard } & CardProps) =>
  text.kind === 'review' ? <ReviewCardView review={text} {...rest} /> : <ArticleCardView article={text} {...rest} />
