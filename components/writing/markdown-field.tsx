'use client'

import './writing.css'
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { DraftNotice } from '@/components/drafts/draft-notice'
import { useDraft } from '@/components/drafts/use-draft'
import { describeControl, FieldFrame } from '@/components/ui/form-field'
import { NO_ANSWER } from '@/components/ui/lost-answer'
import { TextArea } from '@/components/ui/text-area'
import { showToast } from '@/components/ui/toast'
import { useLate } from '@/components/ui/use-late'
import { TEXT_LIMIT } from '@/lib/writing/limits'
import { DraftStatus } from './draft-status'
import type { Command } from './formatting'
import { LengthCounter } from './length-counter'
import { NO_PREVIEW } from './no-preview'
import type { Measure } from './room-left'
import { takeFiles } from './take-files'
import { type Tool, ToolBar } from './tool-bar'
import { useBrought } from './use-brought'
import { ViewTabs } from './view-tabs'

type MarkdownFieldProps = {
  name: string
  label: string
  defaultValue?: string
  rows?: number
  /** Longer texts can be typed, so that nothing pasted is cut off; the counter says so, the server refuses. */
  maxLength?: number
  /** What `maxLength` counts. */
  measure?: Measure
  required?: boolean
  placeholder?: string
  disabled?: boolean
  /** Names the draft that is kept of the whole form, such as `reply:{topicId}`. After a post call `clearDraft(target)`. */
  draftTarget?: string
  /** What the other fields of the form are called where the draft is shown, by name. */
  draftLabels?: Readonly<Record<string, string>>
  /** The newest version of what the form changes; a draft of an older one says so. */
  draftVersion?: number
  /** What is wrong; the first stands below the field. */
  errors?: readonly string[]
  /** Whether pictures can be added. */
  upload?: boolean
  /** How the preview shows it: as a member's post, or as an article. */
  as?: 'member' | 'editorial'
}

/**
 * A text in Markdown. Without scripts a labelled text area; with them it grows, has a tool bar with keys, a preview, names
 * after @, pictures and a draft. The code of all that comes when the field is used.
 */
export function MarkdownField({
  label,
  maxLength = TEXT_LIMIT,
  measure = 'characters',
  rows = 6,
  draftTarget,
  draftLabels,
  draftVersion,
  errors,
  upload = false,
  as = 'member',
  ...control
}: MarkdownFieldProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  /** How often it was begun to be used. */
  const [uses, setUses] = useState(0)
  const [preview, setPreview] = useState<string | null>(null)
  const { asked: pictures, bring, end: endPictures } = useBrought()
  const draft = useDraft({ target: draftTarget, form: area })
  const isUsed = uses > 0 && uses
  const assistant = useLate(isUsed, loadAssistant)
  const late = useLate(preview ?? pictures ?? isUsed, loadPanes)
  const error = errors?.[0]
  const hint = (
    <span>
      Markdown works here.
      {upload && <span className="scripted"> Paste or drop pictures.</span>}
    </span>
  )

  useEffect(() => {
    const form = area.current?.form
    const showText = () => setPreview(null)
    // From here on the counter says what is too long, and nothing pasted is cut off.
    area.current?.removeAttribute('maxlength')
    form?.addEventListener('reset', showText)
    return () => form?.removeEventListener('reset', showText)
  }, [])

  useEffect(() => {
    const element = area.current
    if (!assistant || !element) return
    return assistant.assist(element)
  }, [assistant])

  async function use(tool: Tool) {
    if (tool === 'picture') return bring({ files: [] })
    // Not awaited when it is here: the next letter must come after it.
    const { runCommand } = assistant ?? (await loadAssistant().catch(() => ({ runCommand: null })))
    if (!runCommand) return void showToast({ id: 'writing', kind: 'error', title: NO_ANSWER })
    if (area.current) runCommand(area.current, tool)
  }

  function press(event: KeyboardEvent) {
    const command =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && KEYS[event.key.toLowerCase()]
    if (!command) return
    event.preventDefault()
    event.stopPropagation()
    void use(command)
  }

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <DraftNotice draft={draft} labels={{ ...draftLabels, [control.name]: label }} version={draftVersion} />
      <div
        className="writing"
        data-invalid={error ? '' : undefined}
        data-asks={pictures ? '' : undefined}
        style={toHeight(rows)}
      >
        <div className="writing-head">
          <ViewTabs
            panel={`${id}-view`}
            isPreview={preview !== null}
            onChoose={(shows) => setPreview(shows ? (area.current?.value ?? '') : null)}
          />
          {preview === null && (
            <ToolBar controls={id} pictures={upload} disabled={control.disabled} onUse={(tool) => void use(tool)} />
          )}
        </div>
        {pictures && late && (
          <late.AreaPicturePanel key={pictures.key} area={area} brought={pictures.brought} onClose={endPictures} />
        )}
        <div id={`${id}-view`} role="tabpanel" aria-labelledby={`${id}-view-${preview === null ? 'write' : 'preview'}`}>
          <TextArea
            {...control}
            ref={area}
            id={id}
            rows={rows}
            hidden={preview !== null}
            className="writing-area"
            // What did not come is asked for again.
            onFocus={() => (assistant && late) || setUses(uses + 1)}
            onKeyDown={press}
            {...(upload ? takeFiles((files) => bring({ files })) : {})}
            // An empty required field must be seen to be complained about.
            onInvalid={() => setPreview(null)}
            {...describeControl({ id, error, hint })}
          />
          {preview !== null && (
            <div className="writing-preview">
              {late && <late.PreviewPane text={preview} as={as} />}
              {late === undefined && <p role="alert">{NO_PREVIEW}</p>}
            </div>
          )}
        </div>
        <p className="writing-foot">
          <DraftStatus status={draft.status} />
          <LengthCounter area={area} limit={maxLength} measure={measure} />
        </p>
      </div>
    </FieldFrame>
  )
}

/** What the style sheet makes the field high by, since it grows with its text. */
const toHeight = (rows: number) => ({ '--rows': rows }) as CSSProperties

const KEYS: Readonly<Record<string, Command>> = { b: 'bold', i: 'italic', k: 'link', e: 'code' }

const loadAssistant = () => import('./assist')
const loadPanes = () => import('./panes')
