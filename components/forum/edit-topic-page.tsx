import type { CategoryLabel } from '@/lib/articles/article-card'
import type { Address } from '@/lib/core/routes'
import { EditFrame, type PostAction, type PostAnswer } from './edit-frame'
import { type EditedTopic, EditTopicForm } from './edit-topic-form'

type EditTopicPageProps = {
  topic: EditedTopic & { href: Address; answered: boolean; locked: boolean }
  categories: readonly CategoryLabel[]
  edit: PostAction
  remove: PostAction
  answers: { edited: PostAnswer; deleted: PostAnswer }
}

export function EditTopicPage({ topic, categories, edit, remove, answers }: EditTopicPageProps) {
  const consequence = topic.answered
    ? 'Others have answered: the discussion stays readable, and your text in it is gone.'
    : 'Nobody has answered yet: the whole topic is gone.'
  return (
    <EditFrame
      heading="Edit topic"
      about={topic.title}
      href={topic.href}
      locked={topic.locked}
      deletion={{ id: topic.id, action: remove, answer: answers.deleted, what: 'topic', consequence }}
    >
      <EditTopicForm topic={topic} categories={categories} action={edit} answer={answers.edited} />
    </EditFrame>
  )
}
