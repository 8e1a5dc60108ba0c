import { useEffect } from 'react'
import type { DraftView } from '@/components/drafts/keeping'
import { announce } from '@/components/ui/toast'

const TEXTS = {
  saved: 'Draft saved',
  'in this browser': 'Kept in this browser',
  nowhere: 'Not kept: this browser has no room for it. Save soon.',
} as const

/** Says whether the draft is kept. That is not read out, as it changes with every pause; but that something is not kept is. */
export function DraftStatus({ status }: Pick<DraftView, 'status'>) {
  useEffect(() => {
    if (status === 'nowhere') announce(TEXTS.nowhere)
  }, [status])

  return <span className={status === 'nowhere' ? 'text-danger' : undefined}>{status && TEXTS[status]}</span>
}
