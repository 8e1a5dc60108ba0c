'use client'

import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, type TransitionStartFunction, use, useTransition } from 'react'
import type { ListPath } from './last-list'

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
