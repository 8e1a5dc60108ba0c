import { CommentForm } from '@/components/comments/comment-form'
import { NewTopicForm } from '@/components/forum/new-topic-form'
import { ReplyForm } from '@/components/forum/reply-form'
import { ContinuePage, NothingToContinue } from '@/components/writing/continue-page'
import { requireMember } from '@/lib/auth/guards'
import { findTextToDiscuss } from '@/lib/comments/place-queries'
import { readAnswer } from '@/lib/core/native-post'
import { type Address, routes } from '@/lib/core/routes'
import { findTopicToAnswer } from '@/lib/forum/address-queries'
import { listForumCategories } from '@/lib/forum/queries'
import { postComment, postReply, postTopic } from './posts'

/** What a visitor has written without scripts, once they have signed in: the form that they posted, filled in. */
export async function PostedText({ answer }: { answer: string }) {
  await requireMember(`${routes.continueWriting}?answer=${encodeURIComponent(answer)}`)
  const [comment, reply, topic] = await Promise.all([
    readAnswer<{ id: string }>('comment', answer),
    readAnswer<{ href: Address }>('reply', answer),
    readAnswer<{ href: Address }>('topic', answer),
  ])

  const kept = comment ?? reply ?? topic
  const { message, values = {} } = kept && !kept.ok ? kept : {}
  const text = await findTextToDiscuss(values.articleId)
  if (text) {
    const { parentId } = values
    const answers = typeof parentId === 'string' ? { parentId } : {}
    return (
      <ContinuePage title={answers.parentId ? 'Your reply' : 'Your comment'} about={text} message={message}>
        <CommentForm articleId={text.id} {...answers} isElsewhere action={postComment} answer={comment} />
      </ContinuePage>
    )
  }
  const discussion = await findTopicToAnswer(values.topicId)
  if (discussion) {
    return (
      <ContinuePage title="Continue writing" about={discussion} message={message}>
        <ReplyForm topicId={discussion.id} action={postReply} answer={reply} />
      </ContinuePage>
    )
  }
  if (topic && !topic.ok) {
    const categories = await listForumCategories()
    return (
      <ContinuePage title="New Topic" message={message}>
        <NewTopicForm
          categories={categories.map(({ slug, name }) => ({ slug, name }))}
          action={postTopic}
          answer={topic}
        />
      </ContinuePage>
    )
  }
  return <NothingToContinue written={values.content} />
}
