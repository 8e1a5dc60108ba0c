import type { Route } from 'next'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { NotHere, UnreadableText, WrittenText } from '@/components/writing/continue-page'
import { DiscardForm } from '@/components/writing/discard-form'
import { requireMember } from '@/lib/auth/guards'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { findDraftForm } from '@/lib/dashboard/draft-queries'
import { findKeptDraft } from '@/lib/drafts/queries'
import { readRefusedTarget } from '@/lib/drafts/refused-target'
import { wordsOf } from '@/lib/drafts/words'
import { discardDraft } from './posts'

/** A draft whose form is gone; one that still has a form goes on there. */
export async function KeptDraft({ target, answer }: { target: string; answer: string }) {
  const member = await requireMember(routes.continueDraft(target))
  const [draft, form, discarded] = await Promise.all([
    findKeptDraft(member, target),
    findDraftForm(member, target),
    readAnswer<object>('discard-draft', answer),
  ])
  if (!draft) {
    const text = 'It was posted or discarded meanwhile.'
    return <NotHere title="Nothing is kept here" text={text} href={routes.dashboard} label="Dashboard" />
  }
  const discard = <DiscardForm target={target} version={draft.version} action={discardDraft} answer={discarded} />
  if (!draft.fields) return <UnreadableText>{discard}</UnreadableText>
  if (form) {
    // Forms offer what was kept by scripts alone, so the words stand here as well; what was refused they do not offer.
    const isRefused = readRefusedTarget(target) !== null
    const why = isRefused
      ? `It was refused in its form, “${form.text}”, and is not posted.`
      : `It is kept in its form: “${form.text}”.`
    return (
      <WrittenText why={why} text={wordsOf(draft.fields)}>
        <div className="flex flex-wrap items-end gap-3">
          <Link href={form.href as Route} className={buttonClass('outline')}>
            Continue there
          </Link>
          {isRefused && discard}
        </div>
      </WrittenText>
    )
  }
  return (
    <WrittenText why="This can no longer be posted where you wrote it." text={wordsOf(draft.fields)}>
      {discard}
    </WrittenText>
  )
}
