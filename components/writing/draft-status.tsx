import type { DraftView } from '@/components/drafts/keeping'

const TEXTS = { saved: 'Draft saved', 'in this browser': 'Kept in this browser' } as const

/** Not read out: it changes with every pause. */
export const DraftStatus = ({ status }: Pick<DraftView, 'status'>) => <span>{status && TEXTS[status]}</span>
