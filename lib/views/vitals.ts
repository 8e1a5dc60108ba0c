/**
 * What browsers measure of a page while somebody reads it. At the 75th percentile of visits a page is good up to `good` and
 * poor beyond `poor` (https://web.dev/articles/vitals, and the articles on each: lcp, inp, cls, fcp, ttfb). Milliseconds,
 * but for CLS, which has no unit; `most` is what no honest browser exceeds, `per` makes whole units of a value.
 */
export const VITALS = {
  LCP: { label: 'Main content is in sight', good: 2500, poor: 4000, most: 60_000, per: 1 },
  INP: { label: 'A touch or a key is answered', good: 200, poor: 500, most: 60_000, per: 1 },
  CLS: { label: 'The page jumps while it is read', good: 0.1, poor: 0.25, most: 10, per: 1000 },
  FCP: { label: 'Something is in sight', good: 1800, poor: 3000, most: 60_000, per: 1 },
  TTFB: { label: 'The answer begins', good: 800, poor: 1800, most: 60_000, per: 1 },
} as const

export type Vital = keyof typeof VITALS

export const VITAL_NAMES = Object.keys(VITALS) as Vital[]

export const DEVICES = ['phone', 'desktop'] as const

export type Device = (typeof DEVICES)[number]

/** A value as it is shown: `'740 ms'`, `'2.5 s'`, `'0.08'`. */
export function vitalText(vital: Vital, value: number): string {
  if (vital === 'CLS') return value.toFixed(2)
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`
}

export type Verdict = 'Good' | 'Needs work' | 'Poor'

/** A value is judged as it is shown, so that 2.5 s is not good in one row and bad in the next. */
export function verdictOn(vital: Vital, value: number): Verdict {
  const step = vital === 'CLS' ? 0.01 : value < 1000 ? 1 : 100
  const shown = Math.round(value / step) * step
  const { good, poor } = VITALS[vital]
  // 0.1 is not quite ten hundredths for a computer.
  const isWithin = (limit: number) => shown < limit + step / 2
  return isWithin(good) ? 'Good' : isWithin(poor) ? 'Needs work' : 'Poor'
}
