'use client'

import './drafts.css'
import { useLate } from '@/components/ui/use-late'
import type { FormDraft } from './use-draft'

export type DraftNoticeProps = {
  draft: FormDraft
  /** What the fields are called that a preview shows, by name. */
  labels: Readonly<Record<string, string>>
  /** The newest version of what the form changes; an offer written on an older one says so. */
  version?: number
}

const loadOffers = () => import('./draft-offers')

/** Offers what was typed before, with a look at it; and a way back after a decision. Stands above the form's fields. */
export function DraftNotice(notice: DraftNoticeProps) {
  const { offers, undo } = notice.draft
  const isWanted = offers.length > 0 || undo !== null
  const late = useLate(isWanted, loadOffers)
  return isWanted && late && <late.DraftOffers {...notice} />
}
