import type { ReactNode } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { Kicker } from '@/components/ui/kicker'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/core/routes'

/** The page around a form of the newsletter. */
export function NewsletterFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageFrame>
      <div className="max-w-xl">
        <div className="border-t-2 border-ink pt-4">
          <Kicker>Newsletter</Kicker>
          <h1 className="mt-2 text-3xl md:text-4xl">{title}</h1>
        </div>
        <div className="mt-6">{children}</div>
      </div>
    </PageFrame>
  )
}

/** For a link whose row is gone, or that lost some letters on its way. */
export function DeadLink() {
  return (
    <>
      <p className="font-reading text-lg text-muted">
        This link is not valid any more. An address that is not confirmed within 30 days is removed from our list.
      </p>
      <Link href={routes.newsletter} className="button-primary mt-6">
        Subscribe again
      </Link>
    </>
  )
}
