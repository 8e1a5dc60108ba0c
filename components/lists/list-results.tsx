'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { useListTransition } from './list-transition'
import { CardsSkeleton, NewsSkeleton } from './skeletons'

/** An answer that comes sooner than this, in milliseconds, is not announced by skeletons: they would only flicker. */
const PATIENCE = 200

const SKELETONS = { news: NewsSkeleton, cards: CardsSkeleton } as const

/** The results of a list; while others are being fetched, `count` skeletons of their size. */
export function ListResults({
  kind,
  count,
  children,
}: {
  kind: keyof typeof SKELETONS
  count: number
  children: ReactNode
}) {
  const pending = useListTransition()?.pending ?? false
  const [late, setLate] = useState(false)

  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(setLate, PATIENCE, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [pending])

  const Skeleton = SKELETONS[kind]
  return pending && late ? <Skeleton count={count} /> : children
}
