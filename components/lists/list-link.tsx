'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import { Link } from '@/components/ui/link'
import { useFocusRest } from '@/components/ui/use-focus-rest'
import { useListTransition } from './list-transition'

type ListLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { href: string }

/**
 * A link to another state of the list that it stands in, which then knows that its successor is under way. Where the link is
 * not part of that, as the step to the last page, the focus goes to the line above the list.
 */
export function ListLink({ href, scroll, ...link }: ListLinkProps) {
  const router = useRouter()
  const transition = useListTransition()
  const noteFocus = useFocusRest()
  return (
    <Link
      href={href as Route}
      scroll={scroll}
      onNavigate={(event) => {
        noteFocus()
        if (!transition) return
        event.preventDefault()
        transition.start(() => router.push(href as Route, { scroll: scroll ?? true }))
      }}
      {...link}
    />
  )
}
