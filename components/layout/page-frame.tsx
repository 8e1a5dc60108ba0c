import type { ReactNode } from 'react'
import { KeepFocus } from './keep-focus'

/**
 * The measure of a page: 1280 px, centred, with gutters of 16 px (24 from 768 px on). `bleed` drops the horizontal
 * padding, as /dashboard does; within the administration, which has a padding of its own, all of it goes.
 */
export function PageFrame({
  bleed = false,
  className = '',
  children,
}: {
  bleed?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <div className={`page-frame ${bleed ? 'page-frame-bleed' : ''} ${className}`}>
      {children}
      <KeepFocus />
    </div>
  )
}
