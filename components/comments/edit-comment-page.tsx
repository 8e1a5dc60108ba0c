import './comments.css'
import { PageFrame } from '@/components/layout/page-frame'
import { EDITABLE_HOURS } from '@/lib/comments/policy'
import type { FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { DeleteForm } from './delete-form'
import { EditForm } from './edit-form'

type Action = FormAction<{ id: string }>

type EditCommentPageProps = {
  comment: { id: string; content: string; version: number; title: string; isEditable: boolean }
  change: Action
  remove: Action
  /** What a form of the page was answered with when it was posted without scripts. */
  answer: Result<{ id: string }> | null
}

/** One comment for its author: to change it or to take it back. */
export function EditCommentPage({ comment, change, remove, answer }: EditCommentPageProps) {
  const { id, title, isEditable, ...source } = comment
  return (
    <PageFrame>
      <div className="mx-auto grid max-w-2xl gap-8">
        <header>
          <a href={routes.comment(id)} className="back-link">
            ← Back to the discussion
          </a>
          <h1 className="text-3xl">Edit comment</h1>
          <p className="mt-2 text-muted">On “{title}”</p>
        </header>
        {answer && !answer.ok && !answer.fieldErrors && (
          <p role="status" className="border-l-2 border-danger pl-4">
            {answer.message}
          </p>
        )}
        {isEditable ? (
          <EditForm id={id} {...source} action={change} answer={answer} />
        ) : (
          <p>A comment can be edited for {EDITABLE_HOURS} hours. This one is older.</p>
        )}
        <section aria-labelledby="delete" className="border-t border-line pt-6">
          <h2 id="delete" className="text-xl">
            Delete
          </h2>
          <DeleteForm id={id} action={remove} />
        </section>
      </div>
    </PageFrame>
  )
}
