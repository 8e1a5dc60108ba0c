import { ChipLinks } from '@/components/ui/chip-links'
import type { AnalyticsState } from '@/lib/analytics/list-state'
import { PERIODS } from '@/lib/analytics/measures'
import { analyticsAddress } from './analytics-address'

/** Links to the same figures over another period, and a note of when days begin: readers and staff live in many time zones. */
export function PeriodLinks({ state }: { state: AnalyticsState }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ChipLinks
        label="Period"
        scroll={false}
        links={PERIODS.map(({ days, label }) => ({
          label,
          href: analyticsAddress({ ...state, days, page: 1 }),
          current: days === state.days,
        }))}
      />
      <p className="text-sm text-muted">Days begin at midnight UTC</p>
    </div>
  )
}
