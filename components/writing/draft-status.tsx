import type { DraftView } from '@/components/drafts/keeping'

const TEXTS = {
  saved: 'Draft saved',
  'in this browser': 'Kept in this browser',
  nowhere: 'Not kept: this browser has no room for it. Save soon.',
} as const

/** Not read out: it changes with every pause. */
export const DraftStatus = ({ status }: Pick<DraftView, 'status'>) => (
  <span className={status === 'nowhere' ? 'text-danger' : undefined}>{status && TEXTS[status]}</span>
)
