/** What is counted of a post by day; the first is what the beacon counts, the rest is summed up from rows. */
export const MEASURES = [
  { measure: 'views', label: 'Views' },
  { measure: 'saves', label: 'Saves' },
  { measure: 'likes', label: 'Likes' },
  { measure: 'comments', label: 'Comments' },
  { measure: 'clicks', label: 'Affiliate clicks' },
] as const

export type Measure = (typeof MEASURES)[number]['measure']

/** The measures that are summed up from rows. */
export const SUMMED = MEASURES.map(({ measure }) => measure).filter((measure) => measure !== 'views')

/** Searches that found nothing. */
export const EMPTY_SEARCH = 'empty-searches'

/** How what is counted is named: a post by its id, a search by its words. */
export const POST_SUBJECT = 'article:'
export const SEARCH_SUBJECT = 'search:'

export const PERIODS = [
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: '12 months' },
] as const

export type Period = (typeof PERIODS)[number]['days']
