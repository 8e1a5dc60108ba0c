import type { ReactNode } from 'react'
import { KeepFocus } from './keep-focus'

/**
 * The measure of a page: 1280 px, centred, with gutters of 16 px (24 from 768 px on). `bleed` drops the horizontal
 * padding, as the pages below /dashboard and /admin/ do.
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
    <div
      className={`mx-auto w-full max-w-[80rem] pt-8 pb-16 md:pt-12 md:pb-24 ${bleed ? '' : 'px-4 md:px-6'} ${className}`}
    >
      {children}
      <KeepFocus />
    </div>
  )
}
