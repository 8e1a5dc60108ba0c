'use client'

import { type RefObject, useEffect } from 'react'

/** Ctrl or Cmd with S sends the form, also with Caps Lock. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A browser that fills a field in says of no key which it is.
      if (!/^s$/i.test(event.key) || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [form])
}
