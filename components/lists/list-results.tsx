'use client'

import type { ReactNode } from 'react'
import { CardsSkeleton, NewsSkeleton } from './skeletons'
import { useLateList } from './use-late-list'

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
  const isLate = useLateList()
  const Skeleton = SKELETONS[kind]
  return isLate ? <Skeleton count={count} /> : children
}
