'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import { Link } from '@/components/ui/link'
import { useListTransition } from './list-transition'

type ListLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { href: string }

/** A link to another state of the list that it stands in, which then knows that its successor is under way. */
export function ListLink({ href, scroll, ...link }: ListLinkProps) {
  const router = useRouter()
  const transition = useListTransition()
  return (
    <Link
      href={href as Route}
      scroll={scroll}
      onNavigate={(event) => {
        if (!transition) return
        event.preventDefault()
        transition.start(() => router.push(href as Route, { scroll: scroll ?? true }))
      }}
      {...link}
    />
  )
}
