import type { Route } from 'next'
import { redirect } from 'next/navigation'
import { WrittenText } from '@/components/writing/continue-page'
import { DiscardForm } from '@/components/writing/discard-form'
import { requireMember } from '@/lib/auth/guards'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { findDraftForm } from '@/lib/dashboard/draft-queries'
import { findDraft } from '@/lib/drafts/queries'
import { wordsOf } from '@/lib/drafts/words'
import { discardDraft } from './posts'

/** A draft whose form is gone; one that still has a form is read there. */
export async function KeptDraft({ target, answer }: { target: string; answer: string }) {
  const member = await requireMember(routes.continueDraft(target))
  const [draft, form, discarded] = await Promise.all([
    findDraft(member, target),
    findDraftForm(member, target),
    readAnswer<object>('discard-draft', answer),
  ])
  // An address of the registry; a fragment is no part of its type.
  if (!draft || form) redirect((form?.href ?? routes.dashboard) as Route)
  return (
    <WrittenText why="This can no longer be posted where you wrote it." text={wordsOf(draft.fields)}>
      <DiscardForm target={target} version={draft.version} action={discardDraft} answer={discarded} />
    </WrittenText>
  )
}
