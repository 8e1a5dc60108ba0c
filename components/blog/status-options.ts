import type { ArticleStatus } from '@/lib/generated/prisma/enums'

export const STATUS_LABEL = {
  draft: 'Draft',
  published: 'Published',
  scheduled: 'Scheduled',
} as const satisfies Record<ArticleStatus, string>

export const STATUS_TONE = { draft: 'neutral', published: 'success', scheduled: 'info' } as const satisfies Record<
  ArticleStatus,
  string
>

/** What a form offers. Without a time to come out at, nothing can be scheduled; who may not publish has drafts. */
export function statusOptions(withSchedule: boolean, publishes: boolean) {
  const offered: ArticleStatus[] = publishes ? ['draft', 'published'] : ['draft']
  if (withSchedule && publishes) offered.push('scheduled')
  return offered.map((value) => ({ value, label: STATUS_LABEL[value] }))
}

/** What the form calls a status; undefined for what is none. */
export const statusLabel = (status: unknown): string | undefined =>
  Object.entries(STATUS_LABEL).find(([name]) => name === status)?.[1]
