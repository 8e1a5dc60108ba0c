'use client'

import { useEffect } from 'react'
import { isCommand } from '@/components/ui/command-key'

/** Calls `open` when somebody presses Ctrl+K, or Cmd+K, outside of a field or an open dialog. */
export function useSearchKey(open: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isCommand(event, 'k') || document.querySelector('dialog[open]')) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}
