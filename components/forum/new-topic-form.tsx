'use client'

import { useRouter } from 'next/navigation'
import { SignInLink } from '@/components/auth/sign-in-link'
import { useViewer } from '@/components/auth/viewer-store'
import { clearDraft, sentFields } from '@/components/drafts/draft-events'
import { FormStatus } from '@/components/ui/form-status'
import { SubmitButton } from '@/components/ui/submit-button'
import type { CategoryLabel } from '@/lib/articles/article-card'
import type { FormAction, Result } from '@/lib/core/result'
import type { Address } from '@/lib/core/routes'
import { TopicFields } from './topic-fields'
import { usePostForm } from './use-post-form'

type NewTopicFormProps = {
  categories: readonly CategoryLabel[]
  action: FormAction<{ href: Address }>
  /** What the form was answered with on its way here. */
  answer?: Result<{ href: Address }> | null
}

const TARGET = 'topic:new'

/** Begins a discussion. A visitor may fill it in: signing in keeps everything. */
export function NewTopicForm({ categories, action, answer }: NewTopicFormProps) {
  const router = useRouter()
  const viewer = useViewer()
  const { form, pending, status, errorOf, typed, signIn } = usePostForm({
    action,
    answer,
    event: 'forum-topic',
    onDone({ href }, element, sent) {
      clearDraft(TARGET, sentFields(sent))
      element.reset()
      router.push(href)
    },
  })

  return (
    <form {...form}>
      <TopicFields
        categories={categories}
        values={{
          title: typed('title'),
          category: typed('category'),
          tags: typed('tags'),
          content: typed('content'),
        }}
        errorOf={errorOf}
        draftTarget={TARGET}
        similar
      />
      <FormStatus {...status} />
      {signIn && (
        <p className="mb-3 text-sm">
          <SignInLink className="button-outline button-small" href={signIn.signIn}>
            Sign In{signIn.signIn && ' and keep the text'}
          </SignInLink>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton pending={pending} busy="Posting...">
          Post Topic
        </SubmitButton>
        {viewer === null && <p className="text-sm text-muted">You will be asked to sign in; your text stays.</p>}
      </div>
    </form>
  )
}
