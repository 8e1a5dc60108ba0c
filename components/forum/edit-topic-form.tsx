'use client'

import { useRouter } from 'next/navigation'
import { clearDraft, sentFields } from '@/components/drafts/draft-events'
import { FormStatus } from '@/components/ui/form-status'
import { SubmitButton } from '@/components/ui/submit-button'
import type { CategoryLabel } from '@/lib/articles/article-card'
import type { PostAction, PostAnswer } from './edit-frame'
import { TopicFields, type TopicTexts } from './topic-fields'
import { usePostForm } from './use-post-form'

export type EditedTopic = TopicTexts & { id: string; version: number }

type EditTopicFormProps = {
  topic: EditedTopic
  categories: readonly CategoryLabel[]
  action: PostAction
  answer: PostAnswer
}

export function EditTopicForm({ topic, categories, action, answer }: EditTopicFormProps) {
  const router = useRouter()
  const target = `topic-edit:${topic.id}`
  const { form, pending, status, errorOf, typed } = usePostForm({
    action,
    answer,
    event: 'forum-edit',
    onDone({ href }, _form, sent) {
      clearDraft(target, sentFields(sent))
      router.push(href)
    },
  })

  return (
    <form {...form}>
      <input type="hidden" name="id" value={topic.id} />
      <input type="hidden" name="version" value={topic.version} />
      <TopicFields
        categories={categories}
        values={{
          title: typed('title') ?? topic.title,
          category: typed('category') ?? topic.category,
          tags: typed('tags') ?? topic.tags,
          content: typed('content') ?? topic.content,
        }}
        errorOf={errorOf}
        draftTarget={target}
      />
      <FormStatus {...status} />
      <SubmitButton pending={pending} busy="Saving…">
        Save changes
      </SubmitButton>
    </form>
  )
}
