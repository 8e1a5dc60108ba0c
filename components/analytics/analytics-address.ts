import { listAddress } from '@/components/lists/list-address'
import type { AnalyticsState } from '@/lib/analytics/list-state'
import { routes } from '@/lib/core/routes'

const query = ({ days, sort, page, post }: AnalyticsState) => ({
  days: days === 30 ? null : days,
  sort: sort === 'views' ? null : sort,
  page,
  post,
})

/** The address of a state of the analytics. One post keeps the order and the page of the list that leads to it. */
export const analyticsAddress = (state: AnalyticsState) => listAddress(routes.adminAnalytics, query(state))

/** The address of the table of all posts of the same period, to take away. */
export const analyticsExportAddress = (state: AnalyticsState) =>
  listAddress(routes.adminAnalyticsExport, query({ ...state, page: 1, post: null }))
