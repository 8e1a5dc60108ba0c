import '@/components/articles/editorial.css'
import { scoreLevel, scoreText, scoreWord } from '@/lib/reviews/score'

const GROUND = {
  5: 'bg-score-5',
  4: 'bg-score-4',
  3: 'bg-score-3',
  2: 'bg-score-2',
  1: 'bg-score-1',
} as const

type ScoreTileProps = {
  rating: number
  /** 96 px with its word instead of 40 px. */
  large?: boolean
  /** Hidden from screen readers where stars or words beside it already say the same. */
  decorative?: boolean
  className?: string
}

/** A rating of 0 to 5 as a coloured square. */
export function ScoreTile({ rating, large = false, decorative = false, className = '' }: ScoreTileProps) {
  const label = `Score ${scoreText(rating)} out of 5, ${scoreWord(rating)}`

  return (
    <span
      className={`score ${large ? 'score-large ' : ''}${GROUND[scoreLevel(rating)]} ${className}`}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {scoreText(rating)}
      {large && <small>{scoreWord(rating)}</small>}
    </span>
  )
}
