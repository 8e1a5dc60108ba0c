import { ChipLinks } from '@/components/ui/chip-links'
import type { AnalyticsState } from '@/lib/analytics/list-state'
import { PERIODS } from '@/lib/analytics/measures'
import { analyticsAddress } from './analytics-address'

/** The same, over another period. */
export function PeriodLinks({ state }: { state: AnalyticsState }) {
  return (
    <ChipLinks
      label="Period"
      scroll={false}
      links={PERIODS.map(({ days, label }) => ({
        label,
        href: analyticsAddress({ ...state, days, page: 1 }),
        current: days === state.days,
      }))}
    />
  )
}
