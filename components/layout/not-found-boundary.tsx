import { type ReactNode, Suspense } from 'react'
import { NotFoundView } from './not-found-view'

/**
 * Stands inside a page, around the one component that looks the slug up and may call `notFound()`. The answer is
 * then a 404 whose HTML holds header and footer, and the not-found view for readers without scripts. With scripts
 * the fallback is never seen: Next puts `app/not-found.tsx` there. Not for layouts, and never a `loading.tsx`.
 */
export function NotFoundBoundary({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <noscript>
          <NotFoundView />
        </noscript>
      }
    >
      {children}
    </Suspense>
  )
}
