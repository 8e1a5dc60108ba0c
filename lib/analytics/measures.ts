/** What is counted of a post by day; the first is what the beacon counts, the rest is summed up from rows. */
export const MEASURES = [
  { measure: 'views', label: 'Views' },
  { measure: 'saves', label: 'Saves' },
  { measure: 'likes', label: 'Likes' },
  { measure: 'comments', label: 'Comments' },
  { measure: 'clicks', label: 'Affiliate clicks' },
] as const

export type Measure = (typeof MEASURES)[number]['measure']

/** Searches that found nothing, by what was looked for: `search:{words}`. */
export const EMPTY_SEARCH = 'empty-searches'

export const PERIODS = [
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: '12 months' },
] as const

export type Period = (typeof PERIODS)[number]['days']
