import type { Metadata } from 'next'

/** Addresses of these pages can hold a secret, so no other site may learn them. */
export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: 'same-origin' }

export default function NewsletterLayout({ children }: LayoutProps<'/newsletter'>) {
  return children
}
