'use client'

import { useEffect, useRef, useState } from 'react'
import { isKeptHere } from '@/components/drafts/copy-key'
import { CommentForm, replyDraft } from './comment-form'

type ReplyBoxProps = { articleId: string; threadId: string; name: string }

const boxId = (threadId: string) => `reply-to-${threadId}`

/** Where a comment is answered; folded until somebody wants to, also without scripts. */
export function ReplyBox({ articleId, threadId, name }: ReplyBoxProps) {
  const box = useRef<HTMLDetailsElement>(null)
  const [openings, setOpenings] = useState(0)
  /** Nobody has asked for it: it is open since a reply was begun here that was not posted. */
  const isByItself = useRef(false)

  useEffect(() => {
    if (openings > 0 && box.current && !isByItself.current) beginReply(box.current)
  }, [openings])

  // Only an open box offers what was typed into it.
  useEffect(() => {
    if (!box.current || box.current.open || !isKeptHere(replyDraft(threadId))) return
    isByItself.current = true
    box.current.open = true
  }, [threadId])

  return (
    <CommentForm
      articleId={articleId}
      parentId={threadId}
      name={name}
      folded={openings === 0}
      onClose={() => {
        if (box.current) box.current.open = false
      }}
      frame={(form, isRefused) => (
        <details
          ref={box}
          id={boxId(threadId)}
          className="reply-box"
          // What was refused without scripts is not to be folded away.
          open={isRefused}
          onToggle={({ newState }) => {
            if (newState === 'open') setOpenings((count) => count + 1)
            else isByItself.current = false
          }}
        >
          <summary className="comment-tool">
            Reply<span className="sr-only"> to {name}</span>
          </summary>
          {form}
        </details>
      )}
    />
  )
}

/** Opens the box of a thread, with the name of somebody in it who is answered. */
export function answerIn(threadId: string, username?: string): void {
  const box = document.getElementById(boxId(threadId))
  if (!(box instanceof HTMLDetailsElement)) return
  if (username) box.dataset.answers = username
  if (box.open) beginReply(box)
  else box.open = true
}

/** Puts the cursor into the box, behind the name that it answers. */
function beginReply(box: HTMLDetailsElement) {
  const field = box.querySelector('textarea')
  const { answers } = box.dataset
  delete box.dataset.answers
  if (!field) return
  field.focus()
  if (!answers || field.value.includes(`@${answers}`)) return
  field.setRangeText(`@${answers} `, 0, 0, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
