import { EDITABLE_HOURS } from '@/lib/comments/policy'
import type { FormAction, Result } from '@/lib/core/result'
import { CommentPageFrame } from './comment-page-frame'
import { DeleteForm } from './delete-form'
import { EditForm } from './edit-form'

type Action = FormAction<{ id: string }>

type EditCommentPageProps = {
  comment: { id: string; content: string; version: number; title: string; isEditable: boolean }
  change: Action
  remove: Action
  /** What each form of the page was answered with when it was posted without scripts. */
  answers: Record<'changed' | 'removed', Result<{ id: string }> | null>
}

/** One comment for its author: to change it or to take it back. */
export function EditCommentPage({ comment, change, remove, answers }: EditCommentPageProps) {
  const { id, title, isEditable, ...source } = comment
  return (
    <CommentPageFrame id={id} heading="Edit comment" title={title}>
      {isEditable ? (
        <EditForm id={id} {...source} action={change} answer={answers.changed} />
      ) : (
        <p>A comment can be edited for {EDITABLE_HOURS} hours. This one is older.</p>
      )}
      <section aria-labelledby="delete" className="border-t border-line pt-6">
        <h2 id="delete" className="text-xl">
          Delete
        </h2>
        <DeleteForm id={id} action={remove} answer={answers.removed} />
      </section>
    </CommentPageFrame>
  )
}
