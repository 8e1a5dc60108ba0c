'use client'

import { useRouter } from 'next/navigation'
import {
  createContext,
  type ReactNode,
  type TransitionStartFunction,
  use,
  useEffect,
  useState,
  useTransition,
} from 'react'
import type { ListPath } from './last-list'
import { CardsSkeleton, NewsSkeleton } from './skeletons'

const Transition = createContext<{ pending: boolean; start: TransitionStartFunction } | null>(null)

/** How a form around a list moves, so that the list knows that its successor is under way. */
export const useListTransition = () => use(Transition)

/** Where a list is: a section of the site, or a category. */
export type ListAction =
  | ListPath
  | '/news'
  | '/search'
  | '/bookmarks'
  | '/wishlist'
  | '/admin/users'
  | `/category/${string}`

/** Moves to another state of a list without scrolling, as its forms do. */
export function useListMove() {
  const router = useRouter()
  const transition = useListTransition()
  return (href: ListAction | `${ListAction}?${string}`) => {
    const move = () => router.push(href, { scroll: false })
    if (transition) transition.start(move)
    else move()
  }
}

/** Around a list and the form that filters it. */
export function ListTransition({ children }: { children: ReactNode }) {
  const [pending, start] = useTransition()
  return <Transition value={{ pending, start }}>{children}</Transition>
}

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
