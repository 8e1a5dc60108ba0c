import { VITALS, type Vital } from './vitals'

/** How much higher each bucket ends than the one before: a tenth. The first holds 0 to 1 unit. */
const GROWTH = 1.1

/** How often a value fell into a bucket. */
export type BucketCount = { bucket: number; count: number }

/** The bucket of a value: milliseconds, or thousandths of CLS, on a scale of tenths. */
export function bucketOf(vital: Vital, value: number): number {
  const units = value * VITALS[vital].per
  return units <= 1 ? 0 : Math.ceil(Math.log(units) / Math.log(GROWTH))
}

/**
 * The value that `share` of all do not exceed, from counts in ascending order of their buckets. Within its bucket, values
 * are taken to lie evenly, so it is off by less than a tenth. Null when nothing was counted.
 */
export function percentileOf(vital: Vital, counts: readonly BucketCount[], share: number): number | null {
  let left = share * counts.reduce((sum, { count }) => sum + count, 0)
  for (const { bucket, count } of counts) {
    if (left <= count && count > 0) {
      const [from, to] = [bucket === 0 ? 0 : GROWTH ** (bucket - 1), GROWTH ** bucket]
      return (from + ((to - from) * left) / count) / VITALS[vital].per
    }
    left -= count
  }
  return null
}
