import '@/components/articles/editorial.css'
import { scoreText, starCount } from '@/lib/reviews/score'

/** Five drawn stars, lit in halves. */
export function Stars({ rating }: { rating: number }) {
  const lit = String(starCount(rating)).replace('.', '-')
  return <span className={`stars stars-${lit}`} role="img" aria-label={`${scoreText(rating)} out of 5`} />
}
