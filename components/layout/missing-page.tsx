import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { NotFoundView } from './not-found-view'

type Leave = () => never | Promise<never>

/**
 * What a page returns when its row does not exist: a true 404 (or the redirect that `leave` throws) whose HTML holds
 * header and footer, and the not-found view for readers without scripts. With scripts the fallback is never seen: Next
 * puts `app/not-found.tsx` there. Only the throw sits inside the boundary: React hides a large boundary's content
 * until scripts run, so what a page has to say must never stand in one.
 */
export function MissingPage({ leave = notFound }: { leave?: Leave }) {
  return (
    <Suspense
      fallback={
        <noscript>
          <NotFoundView />
        </noscript>
      }
    >
      <Leaving leave={leave} />
    </Suspense>
  )
}

async function Leaving({ leave }: { leave: Leave }) {
  await leave()
  return null
}
