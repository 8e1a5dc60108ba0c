import type { Address } from '@/lib/core/routes'
import { EditFrame, type PostAction, type PostAnswer } from './edit-frame'
import { type EditedReply, EditReplyForm } from './edit-reply-form'

type EditReplyPageProps = {
  reply: EditedReply & { position: number; title: string; href: Address; locked: boolean }
  edit: PostAction
  remove: PostAction
  answers: { edited: PostAnswer; deleted: PostAnswer }
}

export function EditReplyPage({ reply, edit, remove, answers }: EditReplyPageProps) {
  return (
    <EditFrame
      heading="Edit reply"
      about={`Reply ${reply.position} in “${reply.title}”`}
      href={reply.href}
      locked={reply.locked}
      deletion={{
        id: reply.id,
        action: remove,
        answer: answers.deleted,
        what: 'reply',
        consequence: 'Your text is gone. Where others have quoted it, a line says so.',
      }}
    >
      <EditReplyForm reply={reply} action={edit} answer={answers.edited} />
    </EditFrame>
  )
}
