'use client'

import { useRouter } from 'next/navigation'
import { buttonClass } from '@/components/ui/button'
import { FormStatus } from '@/components/ui/form-status'
import { Link } from '@/components/ui/link'
import { SubmitButton } from '@/components/ui/submit-button'
import { usePostedForm } from '@/components/ui/use-posted-form'
import { FAILED } from '@/lib/articles/failures'
import { type FormAction, firstProblem, type Result } from '@/lib/core/result'
import type { Address } from '@/lib/core/routes'
import { AuthorReason } from './author-reason'
import { toPostToast } from './post-answers'
import { UrlDialog } from './url-dialog'
import { useRefreshOnRefusal } from './use-refresh-on-refusal'

/** What is asked before an act, and what its form says beside the post. */
const ASKED = {
  publish: {
    title: 'Publish this post?',
    text: 'Readers see it at once.',
    button: 'Publish',
    busy: 'Publishing...',
    values: { status: 'published' },
  },
  restore: {
    title: 'Restore this post?',
    text: 'It leaves the trash.',
    button: 'Restore',
    busy: 'Restoring...',
    values: {},
  },
} as const

type ActDialogProps = {
  act: keyof typeof ASKED
  post: { id: string; title: string; author: string }
  action: FormAction<object>
  answer: Result<object> | null
  closeTo: Address
  /** Whether the post is somebody else's, who is told why. */
  isOthers: boolean
}

/** Asks before an act on somebody else's post, and why it is done. */
export function ActDialog({ act, post, action, answer, closeTo, isOthers }: ActDialogProps) {
  const router = useRouter()
  const { form, pending, failed, error, typed } = usePostedForm({
    action,
    answer,
    toast: toPostToast('update'),
    lost: FAILED.update,
    onDone: () => router.push(closeTo, { scroll: false }),
  })
  useRefreshOnRefusal(failed)
  const { title, text, button, busy, values } = ASKED[act]
  // What the post lacks has no field here that would say so.
  const problem = failed && !error('reason') ? firstProblem(failed) : failed?.message
  return (
    <UrlDialog labelledBy="act-title" describedBy="act-text" closeTo={closeTo}>
      <h2 id="act-title" className="text-xl">
        {title}
      </h2>
      <p id="act-text" className="mt-2 text-muted">
        {text}
      </p>
      <p className="mt-3 border-l-2 border-line-strong pl-3 text-sm">
        <b className="wrap-anywhere">{post.title}</b>
        <br />
        by {post.author}
      </p>
      <form {...form} className="mt-4">
        {Object.entries({ id: post.id, ...values }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {isOthers && <AuthorReason id="act-reason" value={typed('reason')} error={error('reason')} />}
        <FormStatus message={problem} />
        <div className="flex flex-wrap justify-end gap-2">
          <Link href={closeTo} scroll={false} className={buttonClass('outline')}>
            Cancel
          </Link>
          <SubmitButton pending={pending} busy={busy}>
            {button}
          </SubmitButton>
        </div>
      </form>
    </UrlDialog>
  )
}
