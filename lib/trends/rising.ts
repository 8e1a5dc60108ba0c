import { tagTitle } from '@/lib/taxonomy/tag-title'

/** A tag with the number of texts and topics in each of the last weeks, the newest week first. */
export type TagWeeks = { slug: string; name: string; weeks: number[] }

/** `thisWeek` and `before` are texts and topics a week: in the last seven days, and on average in the weeks before. */
export type Trend = { slug: string; name: string; thisWeek: number; before: number }

/** Weeks that a trend is measured and drawn over. */
export const WEEKS = 8

/** Topics that are always among the trends (specification, section 2, route table). */
export const ALWAYS = [
  { slug: 'ai', name: 'AI' },
  { slug: 'privacy', name: 'Privacy' },
  { slug: 'sustainability', name: 'Sustainability' },
  { slug: 'web3', name: 'Web3' },
] as const

/** A trend's name as a heading. A tag is written as whoever used it first did, who may have written `ai`. */
export const trendName = ({ slug, name }: { slug: string; name: string }) =>
  ALWAYS.find((topic) => topic.slug === slug)?.name ?? tagTitle(name)

/** One mention is chance; two in a week are a beginning. */
const LEAST = 2

/** How much a tag is above its own usual week. The weeks before are averaged, so that one loud week does not decide. */
export function toTrend({ slug, name, weeks }: TagWeeks): Trend {
  const [thisWeek = 0, ...earlier] = weeks
  const before = earlier.length ? earlier.reduce((sum, count) => sum + count, 0) / earlier.length : 0
  return { slug, name: trendName({ slug, name }), thisWeek, before }
}

/** The tags that rose most over their usual week, at most `most`, then the topics that are always there. */
export function risingTags(tags: readonly TagWeeks[], most: number): Trend[] {
  const trends = tags.map(toTrend)
  const rising = trends
    .filter(({ thisWeek, before }) => thisWeek >= LEAST && thisWeek > before)
    .sort(
      (a, b) =>
        b.thisWeek - b.before - (a.thisWeek - a.before) || b.thisWeek - a.thisWeek || (a.name < b.name ? -1 : 1),
    )
    .slice(0, most)
  const missing = ALWAYS.filter(({ slug }) => !rising.some((trend) => trend.slug === slug))
  return [
    ...rising,
    ...missing.map((topic) => trends.find(({ slug }) => slug === topic.slug) ?? { ...topic, thisWeek: 0, before: 0 }),
  ]
}

/** Counts by week as a list without gaps: week 0 is the newest. Weeks out of range are left out. */
export function toWeeks(counts: readonly { week: number; count: number }[]): number[] {
  return Array.from({ length: WEEKS }, (_, week) =>
    counts.filter((entry) => entry.week === week).reduce((sum, { count }) => sum + count, 0),
  )
}
