/** 5 is best. The levels have a colour each (`score-1` … `score-5` in the theme) and a word. */
export type ScoreLevel = 1 | 2 | 3 | 4 | 5

const WORDS = { 5: 'Excellent', 4: 'Very good', 3: 'Good', 2: 'Fair', 1: 'Poor' } as const satisfies Record<
  ScoreLevel,
  string
>

const THRESHOLDS = [
  [4.5, 5],
  [4, 4],
  [3, 3],
  [2, 2],
] as const

/** The level of a rating from 0 to 5: from 4.5, 4, 3 and 2 up, and 1 below that. */
export const scoreLevel = (rating: number): ScoreLevel => THRESHOLDS.find(([from]) => rating >= from)?.[1] ?? 1

/** The word under a rating, such as 'Very good'. */
export const scoreWord = (rating: number) => WORDS[scoreLevel(rating)]

/** A rating as it is printed: always one decimal, `4` is '4.0'. */
export const scoreText = (rating: number) => rating.toFixed(1)

/**
 * How many stars a rating draws, 0 to 5 in halves: whole stars plus a half star when the fraction is 0.5 or more
 * (specification, section 3, Review). 4.4 draws 4, 4.6 draws 4.5, 4.9 draws 4.5. Ratings out of range are clamped.
 */
export function starCount(rating: number): number {
  const clamped = Math.min(5, Math.max(0, rating))
  const whole = Math.floor(clamped)
  // Tenths are counted as whole numbers, since 4.6 - 4 is a little less than 0.6 in binary.
  const tenths = Math.round((clamped - whole) * 10)
  return whole + (tenths >= 5 ? 0.5 : 0)
}
