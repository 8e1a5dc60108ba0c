import { Prose } from '@/components/articles/prose'
import type { FormAction, Result } from '@/lib/core/result'
import { CommentForm } from './comment-form'
import { CommentPageFrame } from './comment-page-frame'

type AnswerCommentPageProps = {
  comment: {
    threadId: string
    article: { id: string; title: string }
    html: string
    name: string
    /** Whom the reply calls by name: it hangs below a comment of somebody else. */
    username: string | undefined
  }
  action: FormAction<{ id: string }>
  /** What the form was answered with when it was posted without scripts. */
  answer: Result<{ id: string }> | null
}

/** One comment with the form for a reply to it. */
export function AnswerCommentPage({ comment, action, answer }: AnswerCommentPageProps) {
  const { threadId, article, html, name, username } = comment
  return (
    <CommentPageFrame id={threadId} heading={`Reply to ${name}`} title={article.title}>
      <blockquote className="border-l-2 border-line pl-4">
        <Prose html={html} />
      </blockquote>
      <CommentForm
        articleId={article.id}
        parentId={threadId}
        name={name}
        starts={username && `@${username} `}
        isElsewhere
        action={action}
        answer={answer}
      />
    </CommentPageFrame>
  )
}
