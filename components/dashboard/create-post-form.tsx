'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { settleTime } from '@/components/blog/planned-time'
import { POST_LABELS } from '@/components/blog/post-labels'
import { TEXT_LABELS } from '@/components/blog/post-text'
import { STATUS_LABEL, statusOptions } from '@/components/blog/status-options'
import { TitleAndSlug } from '@/components/blog/title-and-slug'
import { usePostSave } from '@/components/blog/use-post-save'
import { WaitingLine } from '@/components/blog/waiting-line'
import { clearDraft } from '@/components/drafts/draft-events'
import { FormField } from '@/components/ui/form-field'
import { FormStatus } from '@/components/ui/form-status'
import { Link } from '@/components/ui/link'
import { SelectControl } from '@/components/ui/select-control'
import { SubmitButton } from '@/components/ui/submit-button'
import { MarkdownField } from '@/components/writing/markdown-field'
import type { SavedPost } from '@/lib/articles/commands/sent-post'
import { MARKDOWN_BYTES } from '@/lib/core/markdown/limit'
import { type FormAction, fieldProblems, type Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import type { DraftFields } from '@/lib/drafts/schema'

type CreatePostFormProps = {
  categories: readonly { slug: string; name: string }[]
  publishes: boolean
  /** Who has it open, by id. */
  sender: string
  action: FormAction<SavedPost>
  answer: Result<SavedPost> | null
  /** What was typed into a form that was refused without scripts. */
  typed: Readonly<Record<string, string>> | null
}

const TARGET = 'article:new'
/** Fields of the editor's page. A draft begun there and restored here keeps what they hold, and the post gets it. */
const UNSEEN = ['tags', 'scheduledFor', 'metaTitle', 'metaDescription', 'canonicalUrl']

function statusHint(planned: string | null, publishes: boolean) {
  if (!publishes) return 'Verify your email address to publish'
  return planned ? `${STATUS_LABEL.scheduled} means ${planned.replace('T', ' ')} (UTC)` : undefined
}

/** A new post with the specification's fields; the page of the editor has the rest. */
export function CreatePostForm({ categories, publishes, sender, action, answer, typed }: CreatePostFormProps) {
  const router = useRouter()
  /** When a post that was begun in the editor's page is to come out, which may not be said yet; null for one begun here. */
  const [planned, setPlanned] = useState(typed?.scheduledFor || null)
  // At once: the status is written into its field next, which offers what was planned only then.
  const seePlanned = ({ currentTarget: { name, value } }: FormEvent<HTMLInputElement>) => {
    if (name === 'scheduledFor') flushSync(() => setPlanned(value))
  }
  const onDone = useCallback(
    (_post: SavedPost, form: HTMLFormElement, sent: DraftFields) => {
      clearDraft(TARGET, sent)
      form.reset()
      router.refresh()
    },
    [router],
  )
  const element = useRef<HTMLFormElement>(null)
  const { form, pending, failed, waiting, errorOf } = usePostSave({
    form: element,
    action,
    answer,
    act: 'create',
    onDone,
  })
  const contentError = errorOf('content')

  return (
    <section aria-labelledby="create-post" className="create-post">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="create-post" className="text-xl">
          Create New Post
        </h2>
        <Link href={routes.adminBlog} className="text-sm quiet-link pointer-coarse:py-3">
          My Posts
        </Link>
      </div>
      <form {...form} onReset={() => setPlanned(null)} className="grid max-w-3xl gap-2">
        <input type="hidden" name="sender" value={sender} />
        {typed?.refused && <input type="hidden" name="refused" value={typed.refused} />}
        {UNSEEN.map((name) => (
          <input key={name} name={name} defaultValue={typed?.[name]} onInput={seePlanned} hidden />
        ))}
        <TitleAndSlug
          id="create"
          title={typed?.title ?? ''}
          slug={typed?.slug ?? ''}
          slugIsOwn={typed?.slugIsOwn ?? ''}
          follows
          path={routes.text('article', '')}
          errorOf={errorOf}
        />
        <MarkdownField
          name="content"
          label={POST_LABELS.content}
          rows={6}
          maxLength={MARKDOWN_BYTES}
          measure="bytes"
          required
          upload
          as="editorial"
          defaultValue={typed?.content}
          draftTarget={TARGET}
          draftLabels={TEXT_LABELS}
          errors={contentError ? [contentError] : undefined}
        />
        <FormField
          id="create-excerpt"
          name="excerpt"
          label={POST_LABELS.excerpt}
          defaultValue={typed?.excerpt}
          error={errorOf('excerpt')}
          hint="Left empty, it is the beginning of the text"
        />
        <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          <SelectControl
            id="create-category"
            name="category"
            label={POST_LABELS.category}
            defaultValue={typed?.category ?? categories[0]?.slug}
            options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
            error={errorOf('category')}
          />
          <SelectControl
            id="create-status"
            name="status"
            label={POST_LABELS.status}
            defaultValue={typed?.status ?? 'draft'}
            options={statusOptions(planned !== null, publishes)}
            error={errorOf('status') ?? errorOf('scheduledFor')}
            onInput={settleTime}
            hint={statusHint(planned, publishes)}
          />
        </div>
        <FormStatus message={failed?.message} errors={failed ? fieldProblems(failed) : undefined} />
        <WaitingLine waiting={waiting} />
        <SubmitButton pending={pending} busy="Creating..." className="justify-self-start">
          Create Post
        </SubmitButton>
      </form>
    </section>
  )
}
