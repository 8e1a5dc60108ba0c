'use client'

import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { ErrorMark, FormField } from '@/components/ui/form-field'
import { askToSignIn } from '@/components/ui/signed-out-act'
import { showToast } from '@/components/ui/toast'
import { counted } from '@/lib/core/format-count'
import { ALT_LIMIT, CAPTION_LIMIT, PICTURE_TYPES } from '@/lib/media/limits'
import { problemOf, sendPicture } from './send-picture'
import type { Brought } from './use-brought'
import { sayLost, usePictureFirst } from './use-picture-first'
import { useThumbnail } from './use-thumbnail'
import { useWaiting, type Waiting } from './use-waiting'

export type PicturePanelProps<One extends Brought> = {
  /** Where a picture goes, as Markdown; false when that is not there any more. And where the focus returns to. */
  insert: (markdown: string, from: One) => boolean
  refocus: () => void
  /** What was pasted or dropped, asked about in turn. What comes meanwhile waits behind it. */
  brought: readonly One[]
  /** A page that was left brings it back with what waits. */
  staysWithPage?: boolean
  onClose: () => void
}

/** Asks what a picture shows, sends it and puts it into the text, unless it is closed before. Part of a form, hence no form itself. */
export function PicturePanel<One extends Brought>({
  insert,
  refocus,
  brought,
  staysWithPage = false,
  onClose,
}: PicturePanelProps<One>) {
  const id = useId()
  const [texts, setTexts] = useState({ alt: '', caption: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLFieldSetElement>(null)
  const {
    waiting,
    next: nextOne,
    replace,
    chosen,
  } = useWaiting(brought, () => {
    chooser.current?.click()
    // Whoever chooses nothing goes on where they can choose again, or leave.
    panel.current?.scrollIntoView({ block: 'nearest' })
    opener.current?.focus({ preventScroll: true })
  })
  const now = useRef(waiting)
  const isOpen = useRef(true)
  const isCancelled = useRef(false)
  const sending = useRef<Waiting<One>>(null)
  const [one] = waiting
  const file = one?.file
  now.current = waiting
  const thumbnail = useThumbnail(file)
  const isWrong = file ? problemOf(file) : null

  // One that is under way comes all the same, and says itself what became of it.
  const isLeft = useCallback(() => now.current.some((left) => left !== sending.current), [])
  useEffect(() => {
    const element = panel.current
    isOpen.current = true
    return () => {
      isOpen.current = false
      // Whatever shows it again at once has opened it by then.
      setTimeout(() => {
        if (isOpen.current || isCancelled.current || (staysWithPage && element?.isConnected)) return
        if (isLeft()) sayLost()
      })
    }
  }, [staysWithPage, isLeft])
  useEffect(() => {
    // Left to the browser, only the field would come into sight, and the bars above would stand before its question.
    if (file) document.getElementById(`${id}-alt`)?.focus({ preventScroll: true })
    setProblem(null)
    setBusy(false)
  }, [file, id])
  useEffect(() => {
    // Whoever has just brought another one is led back to the one that is asked about.
    if (waiting.length < 2) return
    panel.current?.scrollIntoView({ block: 'nearest' })
    document.getElementById(`${id}-alt`)?.focus({ preventScroll: true })
  }, [waiting.length, id])
  useEffect(() => {
    if (thumbnail) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [thumbnail])

  usePictureFirst(panel, isLeft, setProblem)

  function next() {
    setTexts({ alt: '', caption: '' })
    nextOne()
    // Others may have come while one was sent.
    if (now.current.length < 2) close()
  }

  function close() {
    isCancelled.current = true
    onClose()
    refocus()
  }

  async function add() {
    if (!one || isBusy) return
    setBusy(true)
    setProblem(null)
    sending.current = one
    const result = await sendPicture(one.file, texts.alt, texts.caption)
    if (sending.current === one) sending.current = null
    // Left out meanwhile, it stays out.
    if (isCancelled.current || now.current[0] !== one) return
    setBusy(false)
    if (!result.ok) {
      if (!isOpen.current) return sayLost()
      setProblem(result.fieldErrors?.file?.[0] ?? result.message)
      askToSignIn(result)
      return
    }
    const elsewhere = document.activeElement
    const isIn = insert(result.data.markdown, one.from)
    if (isIn) showToast({ id: 'picture', title: result.message ?? 'Picture added', kind: 'success' })
    else sayLost()
    // Another panel may have taken its place, and a picture that is on its way comes all the same.
    if (!isOpen.current) return
    next()
    // Whoever has begun to write somewhere else meanwhile goes on there.
    const isGone =
      elsewhere instanceof HTMLElement && elsewhere !== document.body && !panel.current?.contains(elsewhere)
    if (isGone) elsewhere.focus()
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) void add()
    else return
    event.preventDefault()
  }

  const field = (name: 'alt' | 'caption') => ({
    id: `${id}-${name}`,
    value: texts[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setTexts((all) => ({ ...all, [name]: target.value })),
    autoComplete: 'off',
    // Its text belongs to the picture, not to the form around it.
    onInput: (event: { stopPropagation: () => void }) => event.stopPropagation(),
  })

  return (
    <fieldset ref={panel} aria-label="Add a picture" className="picture-panel" onKeyDown={press}>
      {thumbnail && !isWrong && <img src={thumbnail} alt="" className="picture-thumbnail" />}
      <div className="picture-fields">
        {file && !isWrong && (
          <>
            <FormField
              {...field('alt')}
              label="What does it show?"
              maxLength={ALT_LIMIT}
              hint="For those who cannot see it. Leave it empty if it only decorates."
            />
            <FormField {...field('caption')} label="Caption (optional)" maxLength={CAPTION_LIMIT} />
          </>
        )}
        <p role="alert" className="picture-problem">
          {(problem ?? isWrong) && <ErrorMark />}
          {problem ?? isWrong}
        </p>
        <p role="status" className="text-sm text-muted empty:hidden">
          {waiting.length > 1 && `${counted(waiting.length - 1, 'more picture waits', 'more pictures wait')}.`}
        </p>
        <div className="flex flex-wrap gap-2">
          {file && !isWrong && (
            <button type="button" className={buttonClass('primary', 'small')} aria-disabled={isBusy} onClick={add}>
              {isBusy ? 'Sending...' : 'Add picture'}
            </button>
          )}
          <button ref={opener} type="button" className={buttonClass('outline', 'small')} onClick={replace}>
            {file ? 'Another file' : 'Choose a picture'}
          </button>
          <button type="button" className={buttonClass('quiet', 'small')} onClick={waiting.length > 1 ? next : close}>
            {waiting.length > 1 ? 'Skip' : 'Cancel'}
          </button>
        </div>
      </div>
      <input
        ref={chooser}
        type="file"
        accept={PICTURE_TYPES}
        hidden
        aria-label="Picture"
        onChange={({ target }) => target.files?.[0] && chosen(target.files[0])}
      />
    </fieldset>
  )
}
