'use client'

import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { DraftNotice } from '@/components/drafts/draft-notice'
import { useDraft } from '@/components/drafts/use-draft'
import { type ComingText, isComing, takeComing } from '@/components/editor/held-text'
import type { DocNode } from '@/components/editor/markdown/doc-types'
import { ErrorMark } from '@/components/ui/form-field'
import { useLate } from '@/components/ui/use-late'
import { showCaret } from '@/components/writing/caret-place'
import { DraftStatus } from '@/components/writing/draft-status'
import { MarkdownField } from '@/components/writing/markdown-field'
import { MARKDOWN_BYTES } from '@/lib/core/markdown/limit'
import { POST_LABELS } from './post-labels'
import { TEXT_LABELS } from './post-text'
import { refuseFiles } from './refuse-files'

type ContentFieldProps = {
  defaultValue: string
  error: string | undefined
  draftTarget: string
  /** The newest version of the post; none for a new one. */
  version?: number
}

type Rich = {
  area: HTMLTextAreaElement
  doc: DocNode
  key: number
  takesFocus: boolean
  /** What another editor hands over together with the focus. */
  came: ComingText | null
  /** The Markdown at the moment when the editor was left for it. If that is unchanged, the editor comes back as it was, with what can be undone. */
  left: string | null
}

/**
 * The text of a post. The form's field is a text area with Markdown, which is all there is without scripts; with them the
 * editor stands in its place, unless somebody prefers the Markdown or the text holds what only that can say.
 */
export function ContentField({ defaultValue, error, draftTarget, version }: ContentFieldProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const draft = useDraft({ target: draftTarget, form: frame })
  const late = useLate(true, loadEditor)
  const [rich, setRich] = useState<Rich | null>(null)
  const prefersSource = useRef(false)
  /** The focus was in what has just gone. */
  const isLed = useRef(false)
  const [notShown, setNotShown] = useState<string | null>(null)

  const openRich = useCallback(() => {
    const area = areaIn(frame.current)
    if (!area || !late) return
    const came = takeComing(area)
    const doc = came?.doc ?? late.toDoc(area.value)
    setNotShown(doc ? null : late.whyNot(area.value))
    setRich((now) => {
      const key = typeof now?.left === 'string' ? now.key : performance.now()
      return doc && { area, doc, key, takesFocus: isLed.current || came !== null, came, left: null }
    })
  }, [late])

  useEffect(() => {
    const stop = new AbortController()
    refuseFiles(stop.signal)
    return () => stop.abort()
  }, [])

  // Also when the page is shown again that was left: its editor would begin anew with the text that it began with before.
  // Somebody who has begun to write in the text area is not taken out of it, unless they came from an editor; nobody is who is
  // asked about a picture there.
  useLayoutEffect(() => {
    if (!late) return
    if (prefersSource.current) return setRich(null)
    const area = areaIn(frame.current)
    const field = area?.closest('.writing')
    const asks = field?.hasAttribute('data-asks')
    const isUsed = asks || field?.contains(document.activeElement)
    if (field?.closest('[hidden]') || !isUsed || (area && !asks && isComing(area))) openRich()
    // What came is in the text area as well, and is overtaken by what is put in there.
    else if (area) takeComing(area)
  }, [late, openRich])

  const toSource = useCallback(
    (because?: 'not shown') => {
      prefersSource.current = because === undefined
      isLed.current = because === undefined || Boolean(document.activeElement?.closest('.editor-area'))
      const left = areaIn(frame.current)?.value ?? null
      setRich((now) => (because === undefined && now ? { ...now, left } : null))
      setNotShown(because === 'not shown' && late ? late.whyNot(left ?? '') : null)
    },
    [late],
  )

  const isShown = rich !== null && rich.left === null
  useEffect(() => {
    if (!isLed.current) return
    isLed.current = false
    const area = areaIn(frame.current)
    if (!area || isShown) return
    area.focus({ preventScroll: true })
    showCaret(area)
  }, [isShown])

  return (
    <div ref={frame} className="content-field">
      <DraftNotice draft={draft} labels={TEXT_LABELS} version={version} />
      {rich && late && (
        <div hidden={!isShown}>
          <div className="content-head">
            <span id={`${id}-label`} className="text-sm font-semibold">
              {POST_LABELS.content}
            </span>
            <span className="text-sm text-muted">
              <DraftStatus status={draft.status} />
            </span>
          </div>
          <late.RichEditor
            key={rich.key}
            area={rich.area}
            doc={rich.doc}
            labelledBy={`${id}-label`}
            describedBy={error ? `${id}-error` : undefined}
            invalid={Boolean(error) && isShown}
            isAway={!isShown}
            takesFocus={rich.takesFocus}
            came={rich.came}
            onSource={toSource}
          />
          <p id={`${id}-error`} className="mt-1 mb-1 flex min-h-5 gap-1.5 text-sm text-danger">
            {error && <ErrorMark />}
            {error}
          </p>
        </div>
      )}
      <div hidden={isShown}>
        {late && (
          <div className={notShown ? 'content-head' : 'content-head content-head-bare'}>
            <p role="status" className="text-sm text-muted">
              {notShown}
            </p>
            <button
              type="button"
              className="content-switch quiet-link"
              onClick={() => {
                prefersSource.current = false
                isLed.current = true
                if (rich && rich.left === rich.area.value)
                  setRich({ ...rich, takesFocus: true, came: null, left: null })
                else openRich()
              }}
            >
              Use the editor
            </button>
          </div>
        )}
        <MarkdownField
          name="content"
          label={POST_LABELS.content}
          rows={18}
          maxLength={MARKDOWN_BYTES}
          measure="bytes"
          required
          upload
          as="editorial"
          defaultValue={defaultValue}
          errors={error ? [error] : undefined}
        />
      </div>
    </div>
  )
}

const areaIn = (frame: HTMLElement | null) =>
  frame?.querySelector<HTMLTextAreaElement>('textarea[name="content"]') ?? null

const loadEditor = async () => {
  const [{ default: RichEditor }, { toDoc }, { whyNot }] = await Promise.all([
    import('@/components/editor/rich-editor'),
    import('@/components/editor/markdown/to-doc'),
    import('@/components/editor/markdown/why-not'),
  ])
  return { RichEditor, toDoc, whyNot }
}
