import './comments.css'
import type { ReactNode } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { BackLink } from '@/components/ui/back-link'
import { routes } from '@/lib/core/routes'

type CommentPageFrameProps = {
  /** The comment that the page is about. */
  id: string
  heading: string
  /** What the discussion is about. */
  title: string
  children: ReactNode
}

/** A page about one comment. */
export const CommentPageFrame = ({ id, heading, title, children }: CommentPageFrameProps) => (
  <PageFrame>
    <div className="mx-auto grid max-w-2xl gap-8">
      <header className="wrap-anywhere">
        <BackLink href={routes.comment(id)} sentOn>
          Back to the discussion
        </BackLink>
        <h1 className="text-3xl">{heading}</h1>
        <p className="mt-2 text-muted">On “{title}”</p>
      </header>
      {children}
    </div>
  </PageFrame>
)
