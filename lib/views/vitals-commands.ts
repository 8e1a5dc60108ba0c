import 'server-only'
import { db } from '@/lib/core/db'
import { bucketOf } from './vital-buckets'
import { VITAL_NAMES } from './vitals'
import type { VitalsInput } from './vitals-schema'

/** Adds what one visit measured to the counts of the day, in UTC. Nothing else of the visit is kept. */
export async function noteVitals({ page, device, vitals }: VitalsInput): Promise<void> {
  const names = VITAL_NAMES.filter((vital) => vitals[vital] !== undefined)
  const buckets = names.map((vital) => bucketOf(vital, vitals[vital] ?? 0))
  // In one order, so that two visits never wait for each other's rows.
  await db.$executeRaw`
    insert into vital_counts as v (day, vital, device, page, bucket, count)
    select (now() at time zone 'UTC')::date, m.vital, ${device}, ${page}, m.bucket, 1
    from unnest(${names}::text[], ${buckets}::int[]) as m(vital, bucket) order by m.vital
    on conflict (day, vital, device, page, bucket) do update set count = v.count + 1`
}
