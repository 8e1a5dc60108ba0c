'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isKeptHere } from '@/components/drafts/copy-key'
import { replyDraft } from '@/lib/comments/draft-targets'
import { callsName } from './calls-name'
import { CommentForm } from './comment-form'

type ReplyBoxProps = { articleId: string; threadId: string; name: string }

const boxId = (threadId: string) => `reply-to-${threadId}`
const ASKED = 'asked'

/** Where a comment is answered: nothing until somebody asks for it, since every comment of a page has one. */
export function ReplyBox({ articleId, threadId, name }: ReplyBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** What was posted or given up stays mounted: it leads to the new comment, and keeps the words. */
  const [wasOpen, setWasOpen] = useState(false)
  const [asked, setAsked] = useState(0)
  const begun = useRef(0)
  if (isOpen && !wasOpen) setWasOpen(true)

  // Before anybody can ask.
  useLayoutEffect(() => {
    const stop = new AbortController()
    const open = () => {
      setOpen(true)
      setAsked((count) => count + 1)
    }
    box.current?.addEventListener(ASKED, open, { signal: stop.signal })
    return () => stop.abort()
  }, [])

  useEffect(() => {
    // Effects run again when a page that was left is shown again; its focus is somewhere else by then.
    if (asked === begun.current) return
    begun.current = asked
    if (box.current) beginReply(box.current)
  }, [asked])

  // Only an open box offers what was typed into it.
  useEffect(() => {
    if (isKeptHere(replyDraft(threadId))) setOpen(true)
  }, [threadId])

  /** Whoever wrote in it stays at the comment. */
  function close() {
    setOpen(false)
    if (!box.current?.contains(document.activeElement)) return
    document.getElementById(`comment-${threadId}`)?.focus({ preventScroll: true })
  }

  return (
    <div ref={box} id={boxId(threadId)} hidden={!isOpen} className="reply-box">
      {wasOpen && <CommentForm articleId={articleId} parentId={threadId} name={name} onClose={close} />}
    </div>
  )
}

/** Opens the box of a thread, with the name of somebody in it who is answered. */
export function answerIn(threadId: string, username?: string): void {
  const box = document.getElementById(boxId(threadId))
  if (!box) return
  if (username) box.dataset.answers = username
  box.dispatchEvent(new Event(ASKED))
}

/** Puts the cursor into the box, behind the name that it answers. */
function beginReply(box: HTMLElement) {
  const field = box.querySelector('textarea')
  const { answers } = box.dataset
  delete box.dataset.answers
  if (!field) return
  field.focus()
  if (!answers || callsName(field.value, answers)) return
  field.setRangeText(`@${answers} `, 0, 0, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
