import { ReviewCardView } from '@/components/reviews/review-card-view'
import type { TextCard } from '@/lib/articles/text-card'
import { ArticleCardView, type CardProps } from './article-card-view'

/** A card of a list that mixes articles and reviews. */
export const TextCardView = ({ text, ...rest }: { text: TextCard } & CardProps) =>
  text.kind === 'review' ? <ReviewCardView review={text} {...rest} /> : <ArticleCardView article={text} {...rest} />
