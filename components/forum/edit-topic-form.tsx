'use client'

import { VersionField } from '@/components/drafts/version-field'
import { FormStatus } from '@/components/ui/form-status'
import { StoredText } from '@/components/ui/stored-text'
import { SubmitButton } from '@/components/ui/submit-button'
import type { CategoryLabel } from '@/lib/articles/article-card'
import type { PostAction, PostAnswer } from './edit-frame'
import { TopicFields, type TopicTexts } from './topic-fields'
import { useEditForm } from './use-edit-form'

export type EditedTopic = TopicTexts & { id: string; version: number }

type EditTopicFormProps = {
  topic: EditedTopic
  categories: readonly CategoryLabel[]
  action: PostAction
  answer: PostAnswer
}

export function EditTopicForm({ topic, categories, action, answer }: EditTopicFormProps) {
  const { id, version: stored, title, category, tags, content } = topic
  const target = `topic-edit:${id}`
  const { form, version, rebase, pending, status, errorOf, textOf, storedBeside } = useEditForm({
    target,
    action,
    answer,
    version: stored,
    texts: { title, category, tags, content },
  })
  const below = (name: keyof TopicTexts) => {
    const text = storedBeside(name)
    if (text === null) return null
    return (
      <StoredText text={name === 'category' ? (categories.find(({ slug }) => slug === text)?.name ?? text) : text} />
    )
  }

  return (
    <form {...form}>
      <input type="hidden" name="id" value={id} />
      <VersionField version={version} onVersion={rebase} />
      <TopicFields
        categories={categories}
        values={{
          title: textOf('title'),
          category: textOf('category'),
          tags: textOf('tags'),
          content: textOf('content'),
        }}
        errorOf={errorOf}
        below={below}
        draftTarget={target}
        draftVersion={stored}
      />
      <FormStatus {...status} />
      <SubmitButton pending={pending} busy="Saving...">
        Save changes
      </SubmitButton>
    </form>
  )
}
