import { z } from 'zod'
import { parsePage } from '@/lib/core/pagination'
import { lastValue } from '@/lib/core/search-text'
import { MEASURES, type Measure, PERIODS, type Period } from './measures'

export const ANALYTICS_ROWS_PER_PAGE = 25

export type AnalyticsState = {
  days: Period
  sort: Measure
  page: number
  /** The one post that is looked at; null for all of them. */
  post: string | null
}

type Query = Record<string, string | string[] | undefined>

const postId = z.uuid().nullable().catch(null)

/** What the address of the analytics asks for; a value that nobody offers falls back. */
export function parseAnalytics(asked: Query): AnalyticsState {
  return {
    days: PERIODS.find(({ days }) => String(days) === lastValue(asked.days))?.days ?? 30,
    sort: MEASURES.find(({ measure }) => measure === lastValue(asked.sort))?.measure ?? 'views',
    page: parsePage(lastValue(asked.page)) ?? 1,
    post: postId.parse(lastValue(asked.post) ?? null),
  }
}
