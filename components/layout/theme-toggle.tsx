'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { chooseTheme, readTheme, type Theme, watchDocument } from './document-attributes'

const next = { system: 'light', light: 'dark', dark: 'system' } as const satisfies Record<Theme, Theme>

/** Steps through system, light and dark. `children` are the three drawings, of which the style sheet shows one. */
export function ThemeToggle({ children, className }: { children: ReactNode; className?: string }) {
  const theme = useSyncExternalStore(watchDocument, readTheme, () => 'system' as const)

  return (
    <button
      type="button"
      onClick={() => chooseTheme(next[theme])}
      aria-label={`Theme: ${theme}. Switch to ${next[theme]}`}
      title={`Theme: ${theme}`}
      className={className}
    >
      {children}
    </button>
  )
}
