'use client'

import {
  type FormEvent,
  type RefObject,
  useActionState,
  useCallback,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react'
import { openSignIn } from '@/components/auth/open-sign-in'
import { useViewer } from '@/components/auth/viewer-store'
import { readFields } from '@/components/drafts/form-fields'
import { sameFields } from '@/components/drafts/same-fields'
import { isOlderPage, OLDER_PAGE } from '@/components/ui/lost-answer'
import { makePostKeys } from '@/components/ui/post-key'
import { focusField } from '@/components/ui/show-field'
import { fetchToasts, showToast } from '@/components/ui/toast'
import { whenIdle } from '@/components/ui/when-idle'
import { FAILED } from '@/lib/articles/failures'
import { CONTENT_TOO_LONG } from '@/lib/articles/post-limits'
import { isWithinMarkdownLimit } from '@/lib/core/markdown/limit'
import { type Fail, type FormAction, isOvertaken, type Result } from '@/lib/core/result'
import type { DraftFields } from '@/lib/drafts/schema'
import { toPostToast } from './post-answers'
import { readForm } from './use-post-base'

const LOST: Fail = { ok: false, problem: 'unexpected', message: 'The server did not answer. Your text is kept here.' }
/** Sent again it would be refused again. */
const OLDER: Fail = { ok: false, problem: 'unexpected', message: OLDER_PAGE }
const AGAIN_MS = 15_000

/** Answers that say what became of an act, also where it was sent before without an answer. */
const isSettled = (answer: Result<unknown>) => answer.ok || answer.problem === 'conflict'

type PostSave<Data extends { repeated?: boolean }> = {
  form: RefObject<HTMLFormElement | null>
  action: FormAction<Data>
  answer: Result<Data> | null
  act: 'create' | 'update'
  /** `sent`: what the fields held when they were sent. */
  onDone: (data: Data, form: HTMLFormElement, sent: DraftFields) => void
  onConflict?: () => void
}

/** What a save waits for before it is sent again by itself. */
export type Waiting = 'sign-in' | 'answer' | null

/**
 * The form of a post. It posts natively; with scripts in place, where nothing typed is lost: a session that has ended asks
 * to sign in and then saves, a server that does not answer is waited for, any other refusal keeps the text.
 */
export function usePostSave<Data extends { repeated?: boolean }>({
  form,
  action,
  answer,
  act,
  onDone,
  onConflict,
}: PostSave<Data>) {
  const viewer = useViewer()
  const [posted, post] = useActionState(action, answer)
  const [said, setSaid] = useState<Result<Data> | null>(null)
  const [waiting, setWaiting] = useState<Waiting>(null)
  const [tries, setTries] = useState(0)
  const [pending, startTransition] = useTransition()
  // Two sends are the same act only if every field is equal.
  const [keys] = useState(() => makePostKeys((data) => [...data]))
  const wasOut = useRef(false)
  /** Whether another save was asked for before this one was over, or had an answer. */
  const isWanted = useRef(false)
  /** The act that was sent first without an answer. It may be stored: until that is known every other goes by its name. */
  const unheard = useRef<{ key: string; sent: DraftFields }>(null)
  const onItsWay = useRef<DraftFields>(null)
  const result = said ?? posted
  const failed = result && !result.ok ? result : null

  const askToSignIn = useCallback(() => {
    wasOut.current = false
    setWaiting('sign-in')
    void openSignIn()
  }, [])

  const settle = useCallback(
    (next: Result<Data>, element: HTMLFormElement, sent: DraftFields) => {
      setSaid(next)
      // An overtaken save is told by a panel, in other words.
      if (next !== LOST) showToast({ ...toPostToast(act)(next), quiet: !next.ok && !isOvertaken(next) })
      else if (waiting !== 'answer') showToast(toPostToast(act)({ ...LOST, message: FAILED[act] }))
      setWaiting(next === LOST ? 'answer' : null)
      setTries((count) => count + 1)
      // A new post is written on elsewhere by then, and what was refused is corrected first.
      if (!next.ok || act === 'create') isWanted.current = false
      if (next.ok) {
        keys.renew()
        return onDone(next.data, element, sent)
      }
      if (isOvertaken(next)) onConflict?.()
      if (next.problem === 'unauthenticated') askToSignIn()
    },
    [act, waiting, keys, onDone, onConflict, askToSignIn],
  )

  // Without a connection its code could not come when a save fails.
  useEffect(() => whenIdle(fetchToasts), [])

  // What was written on meanwhile is saved as well, where that was asked for; not before the form knows its new version.
  useEffect(() => {
    if (!pending && !waiting && isWanted.current) form.current?.requestSubmit()
  }, [pending, waiting, form])

  // After signing in, or once the server may answer again, the same form is sent.
  useEffect(() => {
    if (waiting !== 'sign-in') return
    if (viewer === null) wasOut.current = true
    else if (viewer && wasOut.current) {
      // Of somebody else the server would not take it either.
      if (senderOf(form.current) === viewer.id) form.current?.requestSubmit()
      else setWaiting(null)
    }
  }, [waiting, viewer, form])
  useEffect(() => {
    if (waiting !== 'answer' || tries === 0) return
    const again = () => form.current?.requestSubmit()
    const timer = setTimeout(again, AGAIN_MS)
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [waiting, tries, form])

  useEffect(() => {
    // Two versions of a post stand in a panel, which takes the focus itself.
    if (!failed || failed === LOST || (act === 'update' && isOvertaken(failed))) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) focusField(wrong)
    else form.current?.querySelector<HTMLElement>('[role="alert"] > p')?.focus()
  }, [failed, form, act])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (pending) {
      isWanted.current ||= onItsWay.current !== null && !sameFields(readForm(element), onItsWay.current)
      return
    }
    isWanted.current = false
    const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
    const data = new FormData(element, button)
    const sent = readFields(element)
    // The server would not even read a form of this size.
    const isTooLong = !isWithinMarkdownLimit(String(data.get('content') ?? ''))
    if (isTooLong) return settle(tooLong, element, sent)
    const key = unheard.current?.key ?? keys.keyOf(data)
    data.set(act === 'create' ? 'postKey' : 'saveKey', key)
    onItsWay.current = sent
    startTransition(async () => {
      const next = await action(null, data).catch((error) => (isOlderPage(error) ? OLDER : LOST))
      // What is stored may be what was sent first; then what stands in the form was written on since.
      const stored = (next.ok && next.data.repeated && unheard.current?.sent) || sent
      if (!sameFields(stored, sent)) isWanted.current = true
      if (next === LOST) unheard.current ??= { key, sent }
      else if (isSettled(next)) unheard.current = null
      startTransition(() => settle(next, element, stored))
    })
  }

  return {
    form: { ref: form, action: post, onSubmit, noValidate: true },
    pending,
    failed,
    waiting,
    errorOf: (name: string) => failed?.fieldErrors?.[name]?.[0],
  }
}

/** Who has the form open: what it holds is nobody else's, whoever is signed in by now. */
function senderOf(form: HTMLFormElement | null) {
  const field = form?.elements.namedItem('sender')
  return field instanceof HTMLInputElement ? field.value : null
}

const tooLong: Fail = {
  ok: false,
  problem: 'invalid',
  message: CONTENT_TOO_LONG,
  fieldErrors: { content: [CONTENT_TOO_LONG] },
}
