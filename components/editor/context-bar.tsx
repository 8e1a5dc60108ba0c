'use client'

import type { Editor } from '@tiptap/core'
import { type ComponentProps, type KeyboardEvent, useId } from 'react'
import { ALT_LIMIT, CAPTION_LIMIT } from '@/lib/media/limits'
import { useEditorMoment, useWasFocused } from './editor-moment'
import { focusText, onText } from './focus'
import { goAfter } from './insert-after'
import { showWhole } from './show-whole'
import { alignColumn } from './table-columns'

const LANGUAGES = [
  'bash',
  'c',
  'cpp',
  'css',
  'diff',
  'go',
  'html',
  'ini',
  'java',
  'javascript',
  'json',
  'jsx',
  'kotlin',
  'python',
  'ruby',
  'rust',
  'sql',
  'swift',
  'toml',
  'ts',
  'tsx',
  'typescript',
  'xml',
  'yaml',
]

/** What the bars have in common. */
const CONTEXT: ComponentProps<'fieldset'> = {
  className: 'context-bar edge-shadow',
  onFocus: ({ target, currentTarget }) => showWhole(target, currentTarget),
}

const readPlace = (editor: Editor) => ({
  table: editor.isActive('table'),
  align: String(editor.getAttributes('tableCell').align ?? editor.getAttributes('tableHeader').align ?? ''),
  code: editor.isActive('codeBlock') ? String(editor.getAttributes('codeBlock').language ?? '') : null,
  picture: editor.isActive('image') ? toTexts(editor.getAttributes('image')) : null,
})

/** More about what the cursor is in: a table, a code block, a picture. */
export function ContextBar({ editor }: { editor: Editor }) {
  const on = useEditorMoment(editor, readPlace)
  const isUsed = useWasFocused(editor)
  if (!isUsed) return null
  if (on.table) return <TableTools editor={editor} align={on.align} />
  if (on.code !== null) return <LanguageField editor={editor} language={on.code} />
  if (on.picture) return <PictureTexts key={on.picture.src} editor={editor} {...on.picture} />
  return null
}

const toTexts = ({ src, alt, title }: Record<string, unknown>) => ({
  src: String(src ?? ''),
  alt: String(alt ?? ''),
  title: String(title ?? ''),
})

const ALIGN = ['left', 'center', 'right'] as const

function TableTools({ editor, align }: { editor: Editor; align: string }) {
  const to = () => onText(editor)
  return (
    <fieldset {...CONTEXT} aria-label="Table" onKeyDown={(event) => leave(event, editor)}>
      <Act label="Row above" run={() => to().addRowBefore().run()} />
      <Act label="Row below" run={() => to().addRowAfter().run()} />
      <Act label="Column left" run={() => to().addColumnBefore().run()} />
      <Act label="Column right" run={() => to().addColumnAfter().run()} />
      {ALIGN.map((value) => (
        <Act
          key={value}
          label={`Align ${value}`}
          pressed={align === value}
          run={() =>
            to()
              .command(alignColumn(align === value ? null : value))
              .run()
          }
        />
      ))}
      <span className="context-group">
        <Act label="Delete row" run={() => to().deleteRow().run()} />
        <Act label="Delete column" run={() => to().deleteColumn().run()} />
        <Act label="Delete table" run={() => to().deleteTable().run()} />
      </span>
    </fieldset>
  )
}

/** Enter and Escape lead back to the text; Enter in a field would otherwise send the form around it. */
function leave(event: KeyboardEvent, editor: Editor, back: () => unknown = () => focusText(editor)) {
  if (event.key !== 'Escape' && !(event.key === 'Enter' && event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  back()
}

type ActProps = { label: string; pressed?: boolean; run: () => void }

const Act = ({ label, pressed, run }: ActProps) => (
  <button type="button" aria-pressed={pressed} onMouseDown={(event) => event.preventDefault()} onClick={run}>
    {label}
  </button>
)

function LanguageField({ editor, language }: { editor: Editor; language: string }) {
  const id = useId()
  return (
    <fieldset {...CONTEXT} aria-label="Code block" onKeyDown={(event) => leave(event, editor)}>
      <label htmlFor={id}>Language</label>
      <input
        id={id}
        value={language}
        list={`${id}-known`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="context-field"
        onChange={({ target }) =>
          editor.commands.updateAttributes('codeBlock', { language: target.value.replace(/[\s`]/g, '') || null })
        }
      />
      <datalist id={`${id}-known`}>
        {LANGUAGES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </fieldset>
  )
}

function PictureTexts({ editor, alt, title }: { editor: Editor; alt: string; title: string }) {
  const id = useId()
  const field = (name: 'alt' | 'title', value: string, limit: number) => ({
    id: `${id}-${name}`,
    value,
    maxLength: limit,
    autoComplete: 'off',
    className: 'context-field context-wide',
    onChange: ({ target }: { target: HTMLInputElement }) =>
      editor.commands.updateAttributes('image', { [name]: target.value }),
  })
  return (
    <fieldset
      {...CONTEXT}
      aria-label="Picture"
      // The next letter would take the place of the picture that is chosen.
      onKeyDown={(event) => leave(event, editor, () => onText(editor).command(goAfter).run())}
    >
      <label htmlFor={`${id}-alt`}>Shows</label>
      <input {...field('alt', alt, ALT_LIMIT)} />
      <label htmlFor={`${id}-title`}>Caption</label>
      <input {...field('title', title, CAPTION_LIMIT)} />
    </fieldset>
  )
}
