'use client'

import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useState } from 'react'
import { useEditorMoment, useWasFocused } from './editor-moment'
import { focusText, onText, readSelection } from './focus'
import { showWhole } from './show-whole'
import { TOOLS, type Tool } from './tools'

type EditorBarProps = {
  id: string
  /** The id of what is edited. */
  controls: string
  editor: Editor
  onLink: () => void
  onPicture: () => void
  onSource: () => void
}

const readTools = (editor: Editor) => Object.fromEntries(TOOLS.map(({ name, isOn }) => [name, isOn?.(editor) ?? false]))

/** What can be done to the text. One stop of the Tab key; arrow keys move inside, Alt+F10 comes here from the text. */
export function EditorBar({ id, controls, editor, onLink, onPicture, onSource }: EditorBarProps) {
  const [current, setCurrent] = useState<string>('bold')
  const on = useEditorMoment(editor, readTools)
  const isUsed = useWasFocused(editor)

  function use(tool: Tool) {
    readSelection()
    if (tool.name === 'link') onLink()
    else if (tool.name === 'picture') onPicture()
    else if (tool.name === 'source') onSource()
    else tool.run?.(onText(editor)).run()
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') return void focusText(editor)
    const at = TOOLS.findIndex(({ name }) => name === current)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: TOOLS.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + TOOLS.length) % TOOLS.length
    const tool = TOOLS[next]
    if (tool) setCurrent(tool.name)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div
      id={id}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      className="editor-bar edge-shadow"
      onKeyDown={move}
      onFocus={({ target, currentTarget }) => showWhole(target, currentTarget)}
    >
      {TOOLS.map((tool) => (
        <button
          key={tool.name}
          type="button"
          tabIndex={tool.name === current ? 0 : -1}
          aria-label={tool.label}
          aria-pressed={tool.isOn ? isUsed && on[tool.name] : undefined}
          aria-keyshortcuts={tool.keys && `Control+${tool.keys} Meta+${tool.keys}`}
          title={tool.keys ? `${tool.label} (Ctrl+${tool.keys})` : tool.label}
          className={tool.starts ? 'editor-tool editor-tool-starts' : 'editor-tool'}
          onFocus={() => setCurrent(tool.name)}
          // The text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => use(tool)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true" className="icon">
            <path d={tool.path} />
          </svg>
        </button>
      ))}
    </div>
  )
}
