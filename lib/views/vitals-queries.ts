import 'server-only'
import { db } from '@/lib/core/db'
import { PAGE_KINDS, type PageKind } from './page-kind'
import { type BucketCount, percentileOf } from './vital-buckets'
import { DEVICES, type Device, type Verdict, VITAL_NAMES, type Vital, verdictOn, vitalText } from './vitals'

/** Three of four visits were as fast as `p75` says, or faster; `visits` are those that were measured. */
export type Speed = { p75: string; visits: number; verdict: Verdict }

/** Null where nothing was measured. */
export type SpeedBy = Record<Device, Speed | null>

/** The speed of everything by what is measured, and the time until the main content is seen by kind of page. */
export type SpeedReport = {
  vitals: ({ vital: Vital } & SpeedBy)[]
  pages: ({ page: PageKind } & SpeedBy)[]
}

type Counted = BucketCount & { vital: string; device: string; page: string }

const SHARE = 0.75

/** How fast readers had their pages within so many days, today included. Empty lists when no visit was measured. */
export async function readSpeed(days: number): Promise<SpeedReport> {
  const counts = await db.$queryRaw<Counted[]>`
    select vital, device, page, bucket, sum(count)::int as count from vital_counts
    where day > (now() at time zone 'UTC')::date - ${days}::int
    group by vital, device, page, bucket order by bucket`
  if (counts.length === 0) return { vitals: [], pages: [] }
  const pages = Object.keys(PAGE_KINDS) as PageKind[]
  return {
    vitals: VITAL_NAMES.map((vital) => ({ vital, ...toSpeeds(vital, counts) })),
    pages: pages
      .map((page) => ({
        page,
        ...toSpeeds(
          'LCP',
          counts.filter((one) => one.page === page),
        ),
      }))
      .filter(({ phone, desktop }) => phone || desktop),
  }
}

function toSpeeds(vital: Vital, counts: readonly Counted[]): SpeedBy {
  const [phone = null, desktop = null] = DEVICES.map((device) =>
    toSpeed(
      vital,
      counts.filter((one) => one.vital === vital && one.device === device),
    ),
  )
  return { phone, desktop }
}

function toSpeed(vital: Vital, counts: readonly BucketCount[]): Speed | null {
  const value = percentileOf(vital, counts, SHARE)
  if (value === null) return null
  const visits = counts.reduce((sum, { count }) => sum + count, 0)
  return { p75: vitalText(vital, value), visits, verdict: verdictOn(vital, value) }
}
