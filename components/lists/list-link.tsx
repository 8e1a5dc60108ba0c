'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import { Link } from '@/components/ui/link'
import type { Address } from '@/lib/core/routes'
import { useListTransition } from './list-transition'

type ListLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'onNavigate'> & { href: Address }

/** A link to another order or page of the list around it, which so knows that its successor is under way. */
export function ListLink({ href, scroll, ...link }: ListLinkProps) {
  const router = useRouter()
  const transition = useListTransition()
  return (
    <Link
      {...link}
      href={href}
      scroll={scroll}
      onNavigate={(event) => {
        if (!transition) return
        event.preventDefault()
        transition.start(() => router.push(href as Route, { scroll }))
      }}
    />
  )
}
