'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useReducer, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { FormField } from '@/components/ui/form-field'
import { FormStatus } from '@/components/ui/form-status'
import { Link } from '@/components/ui/link'
import { SelectControl } from '@/components/ui/select-control'
import { SubmitButton } from '@/components/ui/submit-button'
import { usePostedForm } from '@/components/ui/use-posted-form'
import { FAILED } from '@/lib/articles/failures'
import type { PostValues } from '@/lib/articles/post-values'
import { shortMoment } from '@/lib/core/dates'
import { parseMoment } from '@/lib/core/form-dates'
import { type FormAction, fieldProblems, isOvertaken, type Result } from '@/lib/core/result'
import type { Address } from '@/lib/core/routes'
import { AuthorReason } from './author-reason'
import { toPostToast } from './post-answers'
import { POST_LABELS } from './post-labels'
import { statusOptions } from './status-options'
import { StoredNow } from './stored-now'
import { TitleAndSlug } from './title-and-slug'
import { UrlDialog } from './url-dialog'
import { useLeftFields } from './use-left-fields'

export type QuickPost = {
  id: string
  version: number
  path: string
  wasPublished: boolean
  values: Pick<PostValues, 'title' | 'slug' | 'slugIsOwn' | 'excerpt' | 'category' | 'status' | 'scheduledFor'>
}

type QuickEditDialogProps = {
  post: QuickPost
  categories: readonly { slug: string; name: string }[]
  action: FormAction<object>
  answer: Result<object> | null
  closeTo: Address
  editTo: Address
  /** Whether whoever looks may publish. */
  publishes: boolean
  /** Whether the post is somebody else's, who is told why. */
  isOthers: boolean
}

/** 'Edit Post': what can be changed without opening the text. */
export function QuickEditDialog(dialog: QuickEditDialogProps) {
  const [made, makeAnew] = useReducer((count: number) => count + 1, 0)
  // Next keeps the page just left; a dialog that was closed opens again with what is stored then.
  useLayoutEffect(() => () => makeAnew(), [])
  return <DialogOnce key={made} {...dialog} answer={made === 0 ? dialog.answer : null} />
}

function DialogOnce({ post, categories, action, answer, closeTo, editTo, publishes, isOthers }: QuickEditDialogProps) {
  const router = useRouter()
  const { form, pending, failed, error, typed } = usePostedForm({
    action,
    answer,
    toast: toPostToast('update'),
    lost: FAILED.update,
    onDone: () => router.push(closeTo, { scroll: false }),
  })
  useLeftFields(post.id, form.ref)
  const [first] = useState(post)
  const [version, setVersion] = useState(post.version)
  const wasOvertaken = isOvertaken(failed)
  // From here on, saving replaces what somebody else has stored: it stands beside what was typed.
  if (wasOvertaken && post.version > version) setVersion(post.version)
  useEffect(() => {
    if (isOvertaken(failed)) router.refresh()
  }, [failed, router])
  const isReplaced = version > first.version || (wasOvertaken && version > Number(typed('version')))
  const { values } = first
  const due = parseMoment(values.scheduledFor) ?? undefined
  return (
    <UrlDialog labelledBy="edit-heading" closeTo={closeTo}>
      <h2 id="edit-heading" className="text-xl">
        Edit Post
      </h2>
      <form {...form} className="mt-4 grid gap-2">
        <input type="hidden" name="id" value={post.id} />
        <input type="hidden" name="version" value={version} />
        <TitleAndSlug
          id="edit"
          title={typed('title') ?? values.title}
          slug={typed('slug') ?? values.slug}
          slugIsOwn={typed('slugIsOwn') ?? values.slugIsOwn}
          follows={!first.wasPublished}
          path={post.path}
          errorOf={error}
        />
        <FormField
          id="edit-excerpt"
          name="excerpt"
          label={POST_LABELS.excerpt}
          defaultValue={typed('excerpt') ?? values.excerpt}
          error={error('excerpt')}
          hint="Left empty, it is the beginning of the text"
        />
        <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          <SelectControl
            id="edit-category"
            name="category"
            label={POST_LABELS.category}
            defaultValue={typed('category') ?? values.category}
            options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
            error={error('category')}
          />
          <SelectControl
            id="edit-status"
            name="status"
            label={POST_LABELS.status}
            defaultValue={typed('status') ?? values.status}
            options={statusOptions(values.status === 'scheduled', publishes)}
            hint={publishes ? due && `Scheduled for ${shortMoment(due)}` : 'Verify your email address to publish'}
            error={error('status') ?? error('scheduledFor')}
          />
        </div>
        {isOthers && <AuthorReason id="edit-reason" value={typed('reason')} error={error('reason')} />}
        {isReplaced && <StoredNow values={post.values} categories={categories} />}
        <FormStatus message={failed?.message} errors={failed ? fieldProblems(failed) : undefined} />
        <div className="dialog-bar">
          <Link href={editTo} className="dialog-bar-aside quiet-link">
            Open in the editor
          </Link>
          <Link href={closeTo} scroll={false} className={buttonClass('outline')}>
            Cancel
          </Link>
          <SubmitButton pending={pending} busy="Saving...">
            Save changes
          </SubmitButton>
        </div>
      </form>
    </UrlDialog>
  )
}
