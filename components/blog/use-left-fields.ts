'use client'

import { type RefObject, useEffect } from 'react'
import { readDefaults, readFields, writeFields } from '@/components/drafts/form-fields'
import type { DraftFields } from '@/lib/drafts/schema'

/** What was typed into forms that the browser's Back has closed, by the post; for as long as this document is there. */
const left = new Map<string, DraftFields>()

/**
 * The browser's Back asks nobody whether what was typed may go: it stands in the form again once that is opened again. Only
 * what was changed, so that the rest is what is stored by then.
 */
export function useLeftFields(id: string, form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const before = left.get(id)
    left.delete(id)
    if (before) writeFields(element, before)
    const leave = () => {
      const defaults = readDefaults(element)
      const changed = Object.entries(readFields(element)).filter(([name, value]) => value !== defaults[name])
      if (changed.length > 0) left.set(id, Object.fromEntries(changed))
    }
    const stop = new AbortController()
    // Before the router, which has left the page when its own listener returns.
    addEventListener('popstate', leave, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [id, form])
}
