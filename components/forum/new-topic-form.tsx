'use client'

import { useRouter } from 'next/navigation'
import { WriteNotice } from '@/components/auth/write-notice'
import { clearDraft, sentFields } from '@/components/drafts/draft-events'
import { FormStatus } from '@/components/ui/form-status'
import type { CategoryLabel } from '@/lib/articles/article-card'
import type { FormAction, Result } from '@/lib/core/result'
import type { Address } from '@/lib/core/routes'
import { PostFormFoot } from './post-form-foot'
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
      <WriteNotice />
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
      <PostFormFoot pending={pending} signIn={signIn} label="Post Topic" />
    </form>
  )
}
