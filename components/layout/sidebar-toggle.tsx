'use client'

import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { isCommand } from '@/components/ui/command-key'
import { closeDrawer, isSidebarOpen, toggleSidebar, watchDocument } from './document-attributes'

/** The side bar's button, and its shortcut Ctrl/Cmd+B outside of editable fields. */
export function SidebarToggle({ children, className }: { children: ReactNode; className?: string }) {
  const open = useSyncExternalStore(watchDocument, isSidebarOpen, () => false)

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeDrawer()
      if (!isCommand(event, 'b')) return
      event.preventDefault()
      toggleSidebar()
    }
    const leave = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('a') || !target.closest('#sidebar')) closeDrawer()
    }
    const stop = new AbortController()
    addEventListener('keydown', press, stop)
    addEventListener('click', leave, stop)
    addEventListener('popstate', leave, stop)
    return () => stop.abort()
  }, [])

  return (
    <button
      type="button"
      onClick={toggleSidebar}
      aria-expanded={open}
      aria-controls="sidebar"
      aria-label="Sidebar"
      aria-keyshortcuts="Control+B Meta+B"
      title={open ? 'Collapse sidebar (Ctrl+B)' : 'Expand sidebar (Ctrl+B)'}
      className={className}
    >
      {children}
    </button>
  )
}
