'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { type ButtonVariant, buttonClass } from '@/components/ui/button'
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

/** What is asked before an act, with what its button says. */
type Question = { title: string; text: string; button: string; busy: string; variant?: ButtonVariant }

type PostQuestionProps = {
  /** Begins the ids of the dialog. */
  name: string
  question: Question
  post: { id: string; title: string }
  /** What the form says beside the post. */
  values?: Record<string, string>
  action: FormAction<object>
  act: 'update' | 'delete'
  answer: Result<object> | null
  closeTo: Address
  /** Where what was done is seen. */
  doneTo: Address
  /** Whether the post is somebody else's, who is told why. */
  isOthers: boolean
  /** Stands below the post's title. */
  children: ReactNode
}

/** Asks before one thing is done to one post, and why where the post is somebody else's. */
export function PostQuestion({ name, question, post, action, act, ...more }: PostQuestionProps) {
  const { values, answer, closeTo, doneTo, isOthers, children } = more
  const router = useRouter()
  const { form, pending, failed, error, typed } = usePostedForm({
    action,
    answer,
    toast: toPostToast(act),
    lost: FAILED[act],
    onDone: () => router.push(doneTo, { scroll: false }),
  })
  useRefreshOnRefusal(failed)
  // What the post lacks has no field here that would say so.
  const problem = failed && !error('reason') ? firstProblem(failed) : failed?.message
  return (
    <UrlDialog labelledBy={`${name}-title`} describedBy={`${name}-text`} closeTo={closeTo}>
      <h2 id={`${name}-title`} className="text-xl">
        {question.title}
      </h2>
      <p id={`${name}-text`} className="mt-2 text-muted">
        {question.text}
      </p>
      <p className="mt-3 border-l-2 border-line-strong pl-3 text-sm">
        <b className="wrap-anywhere">{post.title}</b>
        <br />
        {children}
      </p>
      <form {...form} className="mt-4">
        {Object.entries({ id: post.id, ...values }).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        {isOthers && <AuthorReason id={`${name}-reason`} value={typed('reason')} error={error('reason')} />}
        <FormStatus message={problem} />
        <div className="flex flex-wrap justify-end gap-2">
          <Link href={closeTo} scroll={false} className={buttonClass('outline')}>
            Cancel
          </Link>
          <SubmitButton pending={pending} busy={question.busy} variant={question.variant}>
            {question.button}
          </SubmitButton>
        </div>
      </form>
    </UrlDialog>
  )
}
