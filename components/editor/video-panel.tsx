'use client'

import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormField } from '@/components/ui/form-field'
import { findEmbed } from '@/lib/core/embeds'
import { onText } from './focus'
import { makeRoom } from './insert-after'
import { showSelection } from './scroll-into-view'

const TITLE_LIMIT = 120

/** Asks for a video of another site. In the text it is a link of its own line. Part of a form, hence no form itself. */
export function VideoPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState('')
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    field.current?.focus()
    showSelection(editor, field.current)
  }, [editor])

  function add() {
    const href = address.trim()
    if (!findEmbed(href)) {
      setProblem('Please enter the address of a video on YouTube or Vimeo.')
      return field.current?.focus()
    }
    const link = { type: 'text', text: title.trim() || href, marks: [{ type: 'link', attrs: { href } }] }
    const lines = [{ type: 'paragraph', content: [link] }, { type: 'paragraph' }]
    onText(editor).command(makeRoom).insertContent(lines).run()
    onClose()
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) add()
    else return
    event.preventDefault()
  }

  // They belong to the video, not to the form around it.
  const own = { autoComplete: 'off', onInput: (event: { stopPropagation: () => void }) => event.stopPropagation() }
  return (
    <fieldset aria-label="Add a video" className="link-panel" onKeyDown={press}>
      <FormField
        {...own}
        ref={field}
        id={`${id}-address`}
        label="Address of the video"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={address}
        error={problem}
        hint="On YouTube or Vimeo. Readers load it from there only when they play it."
        onChange={({ target }) => {
          setAddress(target.value)
          setProblem(undefined)
        }}
      />
      {/* As in the panel of a link. */}
      <p role="status" className="sr-only">
        {problem}
      </p>
      <FormField
        {...own}
        id={`${id}-title`}
        label="What is it called?"
        maxLength={TITLE_LIMIT}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={add}>
          Add video
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </fieldset>
  )
}
