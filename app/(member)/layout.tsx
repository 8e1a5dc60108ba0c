import type { Metadata } from 'next'

/** Rendered whole for each request and kept nowhere: what stands here is one member's own. */
export const instant = false

export const metadata: Metadata = { robots: { index: false, follow: false } }

export default function MemberLayout({ children }: LayoutProps<'/'>) {
  return children
}
