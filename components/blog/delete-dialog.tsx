'use client'

import { useRouter } from 'next/navigation'
import { buttonClass } from '@/components/ui/button'
import { FormStatus } from '@/components/ui/form-status'
import { Link } from '@/components/ui/link'
import { SubmitButton } from '@/components/ui/submit-button'
import { usePostedForm } from '@/components/ui/use-posted-form'
import { FAILED } from '@/lib/articles/failures'
import type { FormAction, Result } from '@/lib/core/result'
import type { Address } from '@/lib/core/routes'
import { AuthorReason } from './author-reason'
import { toPostToast } from './post-answers'
import { UrlDialog } from './url-dialog'
import { useRefreshOnRefusal } from './use-refresh-on-refusal'

type DeleteDialogProps = {
  post: { id: string; title: string }
  action: FormAction<object>
  answer: Result<object> | null
  closeTo: Address
  /** Where what was deleted is missing. */
  doneTo: Address
  /** How long the trash keeps it. */
  days: number
  /** Whether the post is somebody else's, who is told why. */
  isOthers: boolean
}

/** Asks before a post goes into the trash, in the specification's words. */
export function DeleteDialog({ post, action, answer, closeTo, doneTo, days, isOthers }: DeleteDialogProps) {
  const router = useRouter()
  const { form, pending, failed, error, typed } = usePostedForm({
    action,
    answer,
    toast: toPostToast('delete'),
    lost: FAILED.delete,
    onDone: () => router.push(doneTo, { scroll: false }),
  })
  useRefreshOnRefusal(failed)
  return (
    <UrlDialog labelledBy="delete-title" describedBy="delete-text" closeTo={closeTo}>
      <h2 id="delete-title" className="text-xl">
        Are you sure?
      </h2>
      <p id="delete-text" className="mt-2 text-muted">
        This action cannot be undone. This will permanently delete the post and remove it from our servers.
      </p>
      <p className="mt-3 border-l-2 border-line-strong pl-3 text-sm">
        <b className="wrap-anywhere">{post.title}</b>
        <br />
        Until it is removed for good in {days} days, you find it under Trash.
      </p>
      <form {...form} className="mt-4">
        <input type="hidden" name="id" value={post.id} />
        {isOthers && <AuthorReason id="delete-reason" value={typed('reason')} error={error('reason')} />}
        <FormStatus message={failed?.message} />
        <div className="flex flex-wrap justify-end gap-2">
          <Link href={closeTo} scroll={false} className={buttonClass('outline')}>
            Cancel
          </Link>
          <SubmitButton pending={pending} busy="Deleting..." variant="danger">
            Delete
          </SubmitButton>
        </div>
      </form>
    </UrlDialog>
  )
}
