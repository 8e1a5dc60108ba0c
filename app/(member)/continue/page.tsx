import type { Metadata } from 'next'
import { lastValue } from '@/lib/core/search-text'
import { toDraftTarget } from '@/lib/drafts/schema'
import { KeptDraft } from './kept-draft'
import { PostedText } from './posted-text'

export const metadata: Metadata = { title: 'Continue writing' }

/** What somebody has written and could not post where they wrote it: before they had signed in, or in a form that is gone. */
export default async function Page({ searchParams }: PageProps<'/continue'>) {
  const asked = await searchParams
  const answer = lastValue(asked.answer) ?? ''
  const target = toDraftTarget(lastValue(asked.draft) ?? null)
  return target ? <KeptDraft target={target} answer={answer} /> : <PostedText answer={answer} />
}
