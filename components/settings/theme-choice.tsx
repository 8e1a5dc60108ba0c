'use client'

import { useSyncExternalStore } from 'react'
import { chooseTheme, readTheme, watchDocument } from '@/components/layout/document-attributes'

const THEMES = [
  { value: 'system', label: 'System', about: 'as your device says' },
  { value: 'light', label: 'Light', about: 'ink on paper' },
  { value: 'dark', label: 'Dark', about: 'paper on ink' },
] as const

/** The choice of a theme by name; the button in the header makes the same choice. It is kept in this browser. */
export function ThemeChoice() {
  const theme = useSyncExternalStore(watchDocument, readTheme, () => 'system' as const)
  return (
    <>
      <fieldset className="scripted">
        <legend className="sr-only">Theme</legend>
        <ul className="border-t border-line">
          {THEMES.map(({ value, label, about }) => (
            <li key={value} className="border-b border-line">
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name="theme"
                  value={value}
                  checked={theme === value}
                  onChange={() => chooseTheme(value)}
                  className="size-5 accent-(--accent)"
                />
                <span className="font-semibold">{label}</span>
                <span className="text-sm text-muted">{about}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <noscript>
        <p className="text-sm text-muted">Without scripts the site follows your device.</p>
      </noscript>
    </>
  )
}
