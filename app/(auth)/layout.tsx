import type { Metadata } from 'next'

/** Rendered whole for each request, so that the forms stand in the HTML itself and work without scripts. */
export const instant = false

export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: 'same-origin' }

export default function AuthLayout({ children }: LayoutProps<'/'>) {
  return children
}
