'use client'

import { type Editor, getMarkRange } from '@tiptap/core'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useSuggestions } from '@/components/search/use-suggestions'
import { Button } from '@/components/ui/button'
import { FormField } from '@/components/ui/form-field'
import { counted } from '@/lib/core/format-count'
import { kindName } from '@/lib/search/kinds'
import { onText } from './focus'
import { showSelection } from './scroll-into-view'
import { toHref, withinSite } from './to-href'

/** The address that somebody has typed; null where they typed words. */
function addressOf(typed: string): string | null {
  const href = toHref(typed)
  return href && withinSite(href, location.origin)
}

/** Whether the link at the cursor is read as the address that it leads to. */
function isBare(editor: Editor): boolean {
  const { doc, selection, schema } = editor.state
  const range = schema.marks.link && selection.empty && getMarkRange(selection.$from, schema.marks.link)
  return range ? doc.textBetween(range.from, range.to) === editor.getAttributes('link').href : false
}

const NONE = 'No page of this site found'

/** Where the chosen words lead: an address, or a page of this site found by its title. Part of a form, hence no form itself. */
export function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [problem, setProblem] = useState<string>()
  const { q, suggestions, ask, clear } = useSuggestions()
  const isLink = editor.isActive('link')
  const found =
    q && (suggestions.length > 0 ? `${counted(suggestions.length, 'page', 'pages')} of this site found` : NONE)

  // To select alone would not bring it into sight.
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  // Every time: each page that is found makes the panel taller.
  useEffect(() => showSelection(editor, field.current))

  function refuse(why: string) {
    setProblem(why)
    field.current?.focus()
  }

  function apply(href = addressOf(address)) {
    if (!href) return refuse('Please enter an address that begins with https://, or choose a page.')
    if (!editor.can().setLink({ href })) return refuse('Nothing here can be a link. Please choose words of the text.')
    const isIn = editor.isActive('link')
    const to = onText(editor)
    if (isIn) to.extendMarkRange('link')
    // Nothing chosen: the address itself is what is read, also a former one.
    if (isIn ? isBare(editor) : editor.state.selection.empty) {
      const label = suggestions.find((suggestion) => suggestion.href === href)?.title ?? href
      to.insertContent({ type: 'text', text: label, marks: [{ type: 'link', attrs: { href } }] }).run()
    } else to.setLink({ href }).run()
    onClose()
  }

  /** Moves the focus from the field to the pages found, or back; false where there is no further one. */
  function move(panel: Element, step: number): boolean {
    const places = [...panel.querySelectorAll<HTMLElement>('input, .link-pages button')]
    const at = places.findIndex((place) => place.matches(':focus'))
    const next = at < 0 ? undefined : places[at + step]
    next?.focus()
    return next !== undefined
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && event.target === field.current) apply()
    else if (!step || !move(event.currentTarget, step)) return
    event.preventDefault()
  }

  return (
    <fieldset aria-label="Link" className="link-panel" onKeyDown={press}>
      <FormField
        ref={field}
        id={`${id}-address`}
        label="Address, or words to look for on this site"
        value={address}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={problem}
        hint={found}
        onChange={({ target }) => {
          setAddress(target.value)
          setProblem(undefined)
          if (toHref(target.value)) clear()
          else ask(target.value)
        }}
        // It belongs to the link, not to the form around it.
        onInput={(event) => event.stopPropagation()}
      />
      {/* The field has the focus already when it refuses what was entered: nothing else would be heard of it. */}
      <p role="status" className="sr-only">
        {problem ?? found}
      </p>
      {suggestions.length > 0 && (
        <ul aria-label="Pages of this site" className="link-pages">
          {suggestions.map(({ kind, title, href }) => (
            <li key={href}>
              <button type="button" onClick={() => apply(href)}>
                <span>{title}</span> <span className="text-muted">{kindName(kind)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => apply()}>
          {isLink ? 'Change link' : 'Add link'}
        </Button>
        {isLink && (
          <Button
            size="small"
            variant="outline"
            onClick={() => {
              const to = onText(editor)
              // Of chosen words only these.
              if (editor.state.selection.empty) to.extendMarkRange('link')
              to.unsetLink().run()
              onClose()
            }}
          >
            Remove link
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </fieldset>
  )
}
