import { parsePage } from '@/lib/core/pagination'
import { type Address, routes } from '@/lib/core/routes'
import { REASONS, type ReportReason, TARGET_KINDS, type TargetKind } from './choices'

/** Parts of the queue, in the order of its tabs. */
export const QUEUE_TABS = [
  { tab: 'open', label: 'To do' },
  { tab: 'mine', label: 'Mine' },
  { tab: 'decided', label: 'Decided' },
] as const
export type QueueTab = (typeof QUEUE_TABS)[number]['tab']

export type CaseReason = ReportReason | 'appeal'
export const CASE_REASONS = { ...REASONS, appeal: 'Appeal' } as const satisfies Record<CaseReason, string>

const REASON_NAMES = Object.keys(CASE_REASONS) as CaseReason[]

export const CASES_PER_PAGE = 25

/** What the address of the queue asks for; null is no filter. */
export type QueueState = { tab: QueueTab; kind: TargetKind | null; reason: CaseReason | null; page: number }

type Asked = Record<string, string | string[] | undefined>

/** The queue that an address asks for. Values that mean nothing count as absent. */
export function parseQueue(asked: Asked): QueueState {
  const kind = TARGET_KINDS.find((known) => known === asked.kind) ?? null
  const reason = REASON_NAMES.find((known) => known === asked.reason) ?? null
  return {
    tab: QUEUE_TABS.find(({ tab }) => tab === asked.tab)?.tab ?? 'open',
    kind,
    reason,
    page: parsePage(typeof asked.page === 'string' ? asked.page : undefined) ?? 1,
  }
}

/** The address of a queue; what is usual stays out of it. */
export function toQueueAddress({ tab, kind, reason, page }: QueueState): Address {
  const query = new URLSearchParams({
    ...(tab !== 'open' && { tab }),
    ...(kind && { kind }),
    ...(reason && { reason }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query ? `${routes.adminModeration}?${query}` : routes.adminModeration
}
