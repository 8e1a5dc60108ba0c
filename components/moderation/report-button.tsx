'use client'

import type { ReactNode, SubmitEvent } from 'react'
import { openSignIn } from '@/components/auth/open-sign-in'
import { useViewer } from '@/components/auth/viewer-store'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/core/routes'
import type { TargetKind } from '@/lib/moderation/choices'

type ReportButtonProps = {
  kind: TargetKind
  id: string
  /** What it is called, where its kind does not say so. */
  noun?: string
  /** Says whose text it is, for readers who do not see where the button stands. */
  label?: string
  className?: string
  children?: ReactNode
}

/**
 * Opens the form that reports something, over the page; for staff it leads to the thing's case instead. Without scripts
 * the form has a page of its own; it is asked for by a form and not by a link, so that no robot walks along hundreds of
 * them.
 */
export function ReportButton(props: ReportButtonProps) {
  const { kind, id, noun = kind, label, className = 'button-quiet button-small', children = 'Report' } = props
  const more = label && <span className="sr-only"> {label}</span>
  if (useViewer()?.isStaff) {
    return (
      <Link href={routes.adminCase(kind, id)} className={className}>
        Moderate{more}
      </Link>
    )
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (document.documentElement.dataset.signedIn === undefined) return openSignIn()
    import('./report-dialog-host').then(
      ({ showReportDialog }) => showReportDialog({ kind, id, noun }),
      () => form.submit(),
    )
  }

  return (
    <form action={routes.report(kind, id)} onSubmit={submit} className="contents">
      <button type="submit" className={className}>
        {children}
        {more}
      </button>
    </form>
  )
}
