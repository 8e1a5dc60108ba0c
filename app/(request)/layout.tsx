import { Suspense } from 'react'

/** Rendered per request, without a session: searches in free text. */
export default function RequestLayout({ children }: LayoutProps<'/'>) {
  return <Suspense>{children}</Suspense>
}
