'use client'

import type { MouseEvent } from 'react'
import { setDraftAside } from '@/components/drafts/draft-events'
import { readDefaults } from '@/components/drafts/form-fields'
import { sameFields } from '@/components/drafts/same-fields'
import { ChipLinks } from '@/components/ui/chip-links'
import { routes } from '@/lib/core/routes'
import type { ArticleKind } from '@/lib/generated/prisma/enums'
import { readForm } from './use-post-base'

// Here before it is needed: the form of the other kind may be quicker to come, and offers only what is kept by then.
if (typeof window !== 'undefined') import('@/components/drafts/keep-aside').catch(() => {})

/** What is to be written; a review has more to say, and stays one. What was typed is offered to the form of the other kind. */
export function KindLinks({ kind }: { kind: ArticleKind }) {
  function takeAlong({ target, currentTarget }: MouseEvent) {
    const form = currentTarget.closest('form')
    if (!form || !(target instanceof Element && target.closest('a:not([aria-current])'))) return
    const typed = readForm(form)
    if (sameFields(typed, readDefaults(form))) return
    // Each kind has categories of its own.
    const { category: _, ...fields } = typed
    setDraftAside({ target: kind === 'article' ? 'review:new' : 'article:new', name: 'other-kind', fields })
  }

  return (
    <div className="mb-6" onClickCapture={takeAlong}>
      <ChipLinks
        label="Kind of post"
        links={[
          { label: 'Article', href: routes.adminNewPost, current: kind === 'article' },
          { label: 'Review', href: routes.adminNewReview, current: kind === 'review' },
        ]}
      />
    </div>
  )
}
