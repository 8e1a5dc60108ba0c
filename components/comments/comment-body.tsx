'use client'

import { type MouseEvent, type ReactNode, type SubmitEvent, useState } from 'react'
import { openSignIn } from '@/components/auth/open-sign-in'
import { useMarks, useViewer } from '@/components/auth/viewer-store'
import { ReportButton } from '@/components/moderation/report-button'
import { LikeButton } from '@/components/reactions/like-button'
import { isEditable } from '@/lib/comments/policy'
import { type Address, routes } from '@/lib/core/routes'
import { answerIn } from './reply-box'

type CommentBodyProps = {
  id: string
  articleId: string
  threadId: string
  /** The comment that a reply would hang below is still there. */
  isOpen: boolean
  /** Where the page before is, if this one is none without the comment. */
  before: Address | undefined
  createdAt: string
  version: number
  likeCount: number
  name: string
  username: string
  /** The comment as it was rendered on the server. */
  children: ReactNode
}

const loadOwnForms = () => import('./own-forms')

type Opened = { mode: 'edit' | 'delete'; own: Awaited<ReturnType<typeof loadOwnForms>> }

/** A comment's text with what can be done about it. What its own author may do shows once the page knows who looks. */
export function CommentBody(props: CommentBodyProps) {
  const { id, articleId, threadId, isOpen, before, createdAt, version, likeCount, name, username, children } = props
  const [opened, setOpened] = useState<Opened | null>(null)
  const subject = `article:${articleId}` as const
  const isOwn = useMarks(subject)?.own.comments.includes(id) ?? false
  const isVisitor = useViewer() === null
  const isThread = id === threadId

  /** The code of its forms comes when one is asked for; where it does not, their page has both. */
  const open = (mode: Opened['mode']) =>
    loadOwnForms().then(
      (own) => setOpened({ mode, own }),
      () => location.assign(routes.commentEdit(id)),
    )

  /** What was pressed goes with its form; the keyboard stays at the comment. */
  function read() {
    setOpened(null)
    document.getElementById(`comment-${id}`)?.focus()
  }

  /**
   * Opens the form for a reply. Without scripts that is a page of its own, asked for by a form, so that no robot walks along
   * hundreds of them.
   */
  function reply(event: SubmitEvent) {
    event.preventDefault()
    if (isVisitor) openSignIn()
    else answerIn(threadId, isThread ? undefined : username)
  }

  function edit(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void open('edit')
  }

  if (opened?.mode === 'edit') return <opened.own.EditForm id={id} version={version} onDone={read} />
  return (
    <>
      {children}
      <div className="comment-tools">
        <LikeButton
          kind="comment"
          id={id}
          count={likeCount}
          subject={subject}
          ownText={isOwn}
          label={`the comment by ${name}`}
        />
        {isOpen && (
          <form action={routes.commentReply(threadId)} onSubmit={reply} className="contents">
            {!isThread && <input type="hidden" name="to" value={id} />}
            <button type="submit" className="comment-tool">
              Reply<span className="sr-only"> to {name}</span>
            </button>
          </form>
        )}
        {isOwn ? (
          <>
            {isEditable(createdAt) && (
              <a href={routes.commentEdit(id)} onClick={edit} className="comment-tool">
                Edit<span className="sr-only"> your comment</span>
              </a>
            )}
            <button type="button" className="comment-tool" onClick={() => void open('delete')}>
              Delete<span className="sr-only"> your comment</span>
            </button>
          </>
        ) : (
          <ReportButton kind="comment" id={id} label={`the comment by ${name}`} className="comment-tool" />
        )}
      </div>
      {opened?.mode === 'delete' && <opened.own.DeleteForm id={id} before={before} onCancel={read} />}
    </>
  )
}
