'use client'

import { useEffect, useRef, useState } from 'react'
import { routes } from '@/lib/core/routes'
import type { Suggestion } from '@/lib/search/suggest-queries'
import type { SuggestionList } from './suggestion-list'

/** Milliseconds without a key before anything is asked. */
const QUIET = 200

/** One Latin letter says nothing yet; one character of other scripts may be a word. */
const isWorthAsking = (q: string) => [...q].length > 1 || /[\p{L}--\p{Script=Latin}]/v.test(q)

type List = typeof SuggestionList
type Found = { q: string; suggestions: readonly Suggestion[]; List: List | null; folded: boolean }
const NOTHING: Found = { q: '', suggestions: [], List: null, folded: false }

/**
 * Suggestions for what is being typed, and what shows them: most visits never see it, so it comes with the first of them. A
 * new key drops the question before it, also when that is under way.
 */
export function useSuggestions() {
  const [found, setFound] = useState(NOTHING)
  /** What is asked and not answered yet. */
  const asking = useRef<{ q: string; stop: AbortController }>(undefined)

  function drop() {
    asking.current?.stop.abort()
    asking.current = undefined
  }
  useEffect(() => () => asking.current?.stop.abort(), [])

  function ask(text: string) {
    drop()
    const q = text.trim()
    if (!isWorthAsking(q)) return setFound(NOTHING)
    const stop = new AbortController()
    asking.current = { q, stop }
    const { signal } = stop
    const timer = setTimeout(() => {
      Promise.all([fetchSuggestions(q, signal), import('./suggestion-list')]).then(
        ([suggestions, { SuggestionList: List }]) => {
          if (signal.aborted) return
          asking.current = undefined
          setFound({ q, suggestions, List, folded: false })
        },
        () => {
          // Somebody typed on, or the network is away: suggestions are a help, no promise.
          if (!signal.aborted) asking.current = undefined
        },
      )
    }, QUIET)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  function clear() {
    drop()
    setFound(NOTHING)
  }

  /** Out of the way, until somebody types on or wants them back. */
  function fold() {
    drop()
    setFound({ ...found, folded: true })
  }

  /** Brings back what was folded, or asks where that is for other words. Whether there is a list now. */
  function unfold(text: string): boolean {
    const q = text.trim()
    if (found.q === q) setFound({ ...found, folded: false })
    else if (asking.current?.q !== q) ask(text)
    return found.q === q && found.suggestions.length > 0
  }

  const { folded, ...shown } = found
  return { ...shown, open: shown.suggestions.length > 0 && !folded, ask, clear, fold, unfold }
}

async function fetchSuggestions(q: string, signal: AbortSignal): Promise<Suggestion[]> {
  const answer = await fetch(`${routes.suggestions}?q=${encodeURIComponent(q)}`, { signal })
  if (!answer.ok) return []
  const { suggestions }: { suggestions: Suggestion[] } = await answer.json()
  return suggestions
}
