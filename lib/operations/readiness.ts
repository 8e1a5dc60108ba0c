import 'server-only'
import { db } from '@/lib/core/db'

/** Modules are bundled more than once; the state of the process is kept where all copies see it. */
const shared = globalThis as typeof globalThis & { fieldtestPagesAreFresh?: boolean }

/** Notes that pages made from now on show what the database holds; see `arePagesFresh`. */
export const markPagesFresh = () => {
  shared.fieldtestPagesAreFresh = true
}

/** Whether pages prerendered at build time have been told that the database may have changed since. */
export const arePagesFresh = () => shared.fieldtestPagesAreFresh === true

/** Whether the database answers within two seconds. */
export async function isDatabaseUp(): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, 2000, false).unref())
  const answer = db.$queryRaw`select 1`.then(
    () => true,
    () => false,
  )
  return Promise.race([answer, late])
}
