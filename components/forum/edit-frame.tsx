import '@/components/articles/text.css'
import './topic-page.css'
import type { ReactNode } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { BackLink } from '@/components/ui/back-link'
import type { FormAction, Result } from '@/lib/core/result'
import type { Address } from '@/lib/core/routes'
import { DeletePostForm } from './delete-post-form'

export type PostAction = FormAction<{ href: Address }>
export type PostAnswer = Result<{ href: Address }> | null

type EditFrameProps = {
  heading: string
  about: string
  href: Address
  locked: boolean
  children: ReactNode
  deletion: { id: string; action: PostAction; answer: PostAnswer; what: string; consequence: string }
}

/** A page on which an author changes or takes back what they wrote. */
export function EditFrame({ heading, about, href, locked, children, deletion }: EditFrameProps) {
  return (
    <PageFrame>
      <div className="topic-page">
        <BackLink href={href}>Back to the topic</BackLink>
        <h1 className="mt-6 border-t-2 border-ink pt-4 text-3xl md:text-4xl">{heading}</h1>
        <p className="mt-2 mb-6 wrap-anywhere text-muted">{about}</p>
        {locked ? (
          <p className="topic-locked">
            <b>This topic is locked.</b> Its texts cannot be changed.
          </p>
        ) : (
          children
        )}
        <section id="delete" aria-labelledby="delete-title" className="mt-12 scroll-mt-24 border-t border-line pt-4">
          <h2 id="delete-title" className="text-xl">
            Delete {deletion.what}
          </h2>
          <p className="mt-1 mb-4 text-muted">{deletion.consequence}</p>
          <DeletePostForm {...deletion} />
        </section>
      </div>
    </PageFrame>
  )
}
