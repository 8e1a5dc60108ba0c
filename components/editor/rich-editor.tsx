'use client'

import '@/components/articles/text.css'
import '@/components/writing/writing.css'
import './editor.css'
import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/extensions'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { PicturePanel } from '@/components/writing/picture-panel'
import type { TextLength } from '@/lib/articles/word-count'
import { blockMenu } from './block-menu'
import { ContextBar } from './context-bar'
import { EditorBar } from './editor-bar'
import { EditorFoot } from './editor-foot'
import { Ends } from './ends'
import { extensions } from './extensions'
import { FieldSync, showText } from './field-sync'
import { focusText, needsSelection, readSelection } from './focus'
import type { ComingText } from './held-text'
import { incoming } from './incoming'
import { LinkPanel } from './link-panel'
import type { DocNode } from './markdown/doc-types'
import { ownLayout } from './own-layout'
import { pasteManyLines } from './paste'
import { ReadLater } from './read-later'
import { BARS, isInSight } from './scroll-into-view'
import { sliceToText } from './slice-text'
import { Tasks } from './tasks'
import { usePictures } from './use-pictures'
import { useSourcePlace } from './use-source-place'
import { VideoPanel } from './video-panel'

type RichEditorProps = {
  /** The form's field, which holds the text as Markdown. */
  area: HTMLTextAreaElement
  /** What the field says, at first and each time when the text comes back from there. */
  doc: DocNode
  labelledBy: string
  describedBy: string | undefined
  invalid: boolean
  /** The field itself is edited. */
  isAway: boolean
  /** The text takes the focus as soon as it is there, with the cursor where it was in the field. */
  takesFocus: boolean
  /** What another editor hands over, from which the focus comes. */
  came: ComingText | null
  /** Leaves to the field itself, which is up to date; `because` when the text cannot be shown here. */
  onSource: (because?: 'not shown') => void
}

type Panel = { kind: 'link' | 'video'; key: number } | null

/** Shows the selection while the focus is elsewhere, as in a panel that asks where a link leads. */
const Chosen = Selection.configure({ className: 'editor-chosen' })

const readBefore = () => void readSelection()

/** The text as it will look, written by keyboard, tool bar, menu or Markdown signs. */
export default function RichEditor({
  area,
  doc,
  labelledBy,
  describedBy,
  invalid,
  isAway,
  takesFocus,
  came,
  onSource,
}: RichEditorProps) {
  const id = useId()
  const [panel, setPanel] = useState<Panel>(null)
  const [length, setLength] = useState<TextLength>({ words: 0, pictures: 0 })
  const sync = useRef<FieldSync>(null)
  const current = useRef<Editor>(null)
  const shown = useRef(doc)
  const { add: addPictures, panel: pictures } = usePictures(current)
  // One that is asked for again begins anew, with what is chosen then.
  const openPanel = useRef((kind: 'link' | 'video') => setPanel({ kind, key: performance.now() }))
  const allExtensions = useMemo(() => {
    const panels = { addPicture: () => addPictures([]), addVideo: () => openPanel.current('video') }
    return [...extensions, Tasks, Ends, Chosen, ReadLater, blockMenu(panels)]
  }, [addPictures])

  const taken = useMemo(() => incoming({ editor: () => current.current, area, addPictures }), [area, addPictures])

  const editor = useEditor({
    extensions: allExtensions,
    content: doc,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    injectCSS: false,
    // It applies every change a second time, to tell of what was deleted; nobody listens.
    enableCoreExtensions: { delete: false },
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        class: 'prose editor-area',
      },
      scrollThreshold: BARS,
      scrollMargin: BARS,
      handleScrollToSelection: isInSight,
      ...taken,
      handleKeyDown: (_view, event) => press(event),
      clipboardTextSerializer: sliceToText,
      // Before any command that a key or a menu of the browser stands for.
      handleDOMEvents: {
        keydown: (view, event) => void (needsSelection(view, event) && readSelection()),
        copy: readBefore,
        cut: readBefore,
        paste: (_view, event) => {
          readSelection()
          if (!current.current || !pasteManyLines(current.current, event.clipboardData, area)) return false
          event.preventDefault()
          return true
        },
      },
    },
    onUpdate: () => sync.current?.changed(),
  })
  current.current = editor

  // What was typed last reaches the field before the page goes, while its draft is still kept.
  useLayoutEffect(() => {
    if (!editor || isAway) return
    if (shown.current !== doc) showText(editor, doc)
    shown.current = doc
    const made = new FieldSync(editor, area, { measured: setLength, notShown: () => onSource('not shown') })
    sync.current = made
    return () => {
      sync.current = null
      made.stop()
    }
  }, [editor, area, doc, isAway, onSource])
  const leavePlace = useSourcePlace(editor, area, takesFocus && !isAway, came)
  useLayoutEffect(() => (editor ? ownLayout(editor) : undefined), [editor])
  useEffect(() => {
    const element = editor?.view.dom
    element?.setAttribute('aria-invalid', String(invalid))
    element?.setAttribute('aria-describedby', [describedBy, `${id}-keys`].filter(Boolean).join(' '))
  }, [editor, invalid, describedBy, id])

  function press(event: KeyboardEvent): boolean {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey
    if (isCommand && event.key.toLowerCase() === 'k') openPanel.current('link')
    else if (event.altKey && event.key === 'F10')
      document.getElementById(`${id}-bar`)?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    else return false
    event.preventDefault()
    return true
  }

  const close = () => {
    setPanel(null)
    if (editor) focusText(editor)
  }
  if (!editor) return <div className="writing editor-loading" />
  return (
    <div className="writing editor" data-invalid={invalid ? '' : undefined}>
      <div className="editor-bars">
        <EditorBar
          id={`${id}-bar`}
          controls={id}
          editor={editor}
          onLink={() => openPanel.current('link')}
          onPicture={() => addPictures([])}
          onSource={() => {
            sync.current?.flush()
            leavePlace()
            setPanel(null)
            onSource()
          }}
        />
        <ContextBar editor={editor} />
        {panel?.kind === 'link' && <LinkPanel key={panel.key} editor={editor} onClose={close} />}
        {panel?.kind === 'video' && <VideoPanel key={panel.key} editor={editor} onClose={close} />}
      </div>
      {pictures && (
        <PicturePanel
          key={pictures.key}
          brought={pictures.brought}
          insert={pictures.insert}
          refocus={() => focusText(editor)}
          onClose={pictures.onClose}
        />
      )}
      <EditorContent editor={editor} className="editor-text" />
      <EditorFoot id={`${id}-keys`} length={length} />
    </div>
  )
}
