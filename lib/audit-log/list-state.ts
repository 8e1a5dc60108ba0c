import { parseDay } from '@/lib/core/form-dates'
import { type Address, routes } from '@/lib/core/routes'
import { normalizeQuery } from '@/lib/core/search-text'

/** What the address of the log asks for; '' is no filter. Days are UTC, `to` included. */
export type AuditState = {
  actor: string
  action: string
  subject: string
  from: string
  to: string
  /** The entry after which the page begins. */
  after: AuditCursor | null
}

export type AuditCursor = { at: Date; id: string }

type Asked = Record<string, string | readonly string[] | undefined>

const CURSOR = /^(\d{1,13})-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** The log that an address asks for. Values that mean nothing count as absent. */
export const parseAudit = ({ actor, action, subject, from, to, after }: Asked): AuditState => ({
  actor: normalizeQuery(actor, 60),
  action: normalizeQuery(action, 60),
  subject: normalizeQuery(subject, 100),
  from: parseDay(from),
  to: parseDay(to),
  after: toCursor(after),
})

/** The address of the log, or of its export; what is usual stays out of it. */
export function toAuditAddress(
  state: AuditState,
  path: typeof routes.adminAudit | typeof routes.adminAuditExport = routes.adminAudit,
): Address {
  const { after, ...filters } = state
  const filled = Object.entries(filters).filter(([, value]) => value)
  const query = new URLSearchParams(
    after ? [...filled, ['after', `${after.at.getTime()}-${after.id}`]] : filled,
  ).toString()
  return query ? `${path}?${query}` : path
}

function toCursor(value: string | readonly string[] | undefined): AuditCursor | null {
  const [, at, id] = CURSOR.exec(typeof value === 'string' ? value : '') ?? []
  const time = new Date(Number(at))
  return id && !Number.isNaN(time.getTime()) ? { at: time, id } : null
}
