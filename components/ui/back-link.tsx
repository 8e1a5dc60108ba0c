import type { ComponentProps } from 'react'
import type { Address } from '@/lib/core/routes'
import { Link } from './link'
import { WideCharacter } from './wide-character'

type BackLinkProps = Pick<ComponentProps<'a'>, 'onClick' | 'children'> & {
  href: Address
  'data-live'?: ''
  /** To an address that sends on to another one, which only the browser follows. */
  sentOn?: boolean
}

/** The way back from what stands below it. */
export function BackLink({ href, sentOn, children, ...rest }: BackLinkProps) {
  const inside = (
    <>
      <WideCharacter name="left arrow" /> {children}
    </>
  )
  return sentOn ? (
    <a href={href} className="back-link">
      {inside}
    </a>
  ) : (
    <Link href={href} {...rest} className="back-link">
      {inside}
    </Link>
  )
}
