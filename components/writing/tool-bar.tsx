'use client'

import { type KeyboardEvent, useState } from 'react'
import type { Command } from './formatting'

export type Tool = Command | 'picture'

/** Drawn here and not in `components/ui/icons.tsx`, so that the field does not bring every icon of the site along. */
const TOOLS: readonly { tool: Tool; label: string; key?: string; path: string }[] = [
  { tool: 'bold', label: 'Bold', key: 'B', path: 'M5.5 3.5v13h5.5a3.5 3.5 0 0 0 0-7H5.5h4.75a3 3 0 0 0 0-6z' },
  { tool: 'italic', label: 'Italic', key: 'I', path: 'M8 3.5h7M5 16.5h7M11.75 3.5l-3.5 13' },
  {
    tool: 'link',
    label: 'Link',
    key: 'K',
    path: 'M8.5 11.5l3-3M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2',
  },
  { tool: 'quote', label: 'Quote', path: 'M3.5 4v12M7.5 5.5h9M7.5 10h9M7.5 14.5h6' },
  { tool: 'list', label: 'List', path: 'M3.5 5.5h.01M3.5 10h.01M3.5 14.5h.01M7.5 5.5h9M7.5 10h9M7.5 14.5h9' },
  { tool: 'code', label: 'Code', key: 'E', path: 'M7 5.5 2.5 10 7 14.5M13 5.5l4.5 4.5-4.5 4.5' },
  { tool: 'picture', label: 'Picture', path: 'M2.5 4h15v12h-15zM2.5 13.5 7 9.5l3.5 3 2.5-2 4.5 3.5M13 7.25h.01' },
]

type ToolBarProps = {
  /** The id of the text area. */
  controls: string
  /** Whether there is a tool for pictures. */
  pictures: boolean
  disabled?: boolean
  onUse: (tool: Tool) => void
}

/** Marks for whoever does not know them by heart. One stop of the Tab key; arrow keys move inside. */
export function ToolBar({ controls, pictures, disabled, onUse }: ToolBarProps) {
  const [current, setCurrent] = useState<Tool>('bold')
  const tools = pictures ? TOOLS : TOOLS.filter(({ tool }) => tool !== 'picture')

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const at = tools.findIndex(({ tool }) => tool === current)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + tools.length) % tools.length
    const tool = tools[next]
    if (tool) setCurrent(tool.tool)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div role="toolbar" aria-label="Formatting" aria-controls={controls} className="tool-bar" onKeyDown={move}>
      {tools.map(({ tool, label, key, path }) => (
        <button
          key={tool}
          type="button"
          disabled={disabled}
          tabIndex={tool === current ? 0 : -1}
          aria-label={label}
          aria-keyshortcuts={key && `Control+${key} Meta+${key}`}
          title={key ? `${label} (Ctrl+${key})` : label}
          onFocus={() => setCurrent(tool)}
          // The text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onUse(tool)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true" className="icon">
            <path d={path} />
          </svg>
        </button>
      ))}
    </div>
  )
}
