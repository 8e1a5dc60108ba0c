'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { listAddress } from '@/components/lists/list-address'
import { ChipLinks } from '@/components/ui/chip-links'
import { announce } from '@/components/ui/toast'
import { routes } from '@/lib/core/routes'
import { forgetSearches, readRecentSearches, rememberSearch, watchRecentSearches } from './recent-store'

/** Draws nothing. Remembers, in this browser only, a search that found something. */
export function RememberSearch({ q }: { q: string }) {
  useEffect(() => rememberSearch(q), [q])
  return null
}

/** The searches of this browser, and a way to forget them. */
export function RecentSearches() {
  const recent = useSyncExternalStore(watchRecentSearches, readRecentSearches, () => '')
  const place = useRef<HTMLDivElement>(null)
  const searches = recent.split('\n').filter(Boolean)

  function clear() {
    forgetSearches()
    announce('Recent searches cleared')
    // The button goes with them.
    place.current?.focus()
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {searches.length > 0 && <Searches searches={searches} onClear={clear} />}
    </div>
  )
}

function Searches({ searches, onClear }: { searches: string[]; onClear: () => void }) {
  return (
    <section aria-labelledby="search-recent">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="search-recent" className="kicker text-muted">
          Your recent searches
        </h2>
        <button type="button" onClick={onClear} className="search-forget">
          Clear
        </button>
      </div>
      <ChipLinks
        label="Recent searches"
        links={searches.map((q) => ({ label: q, href: listAddress(routes.search, { q }) }))}
      />
      <p className="mt-3 text-xs text-muted">Kept in this browser only.</p>
    </section>
  )
}
