import type { Route } from 'next'
import { PageFrame } from '@/components/layout/page-frame'
import { Link } from '@/components/ui/link'
import type { FormAction, Result } from '@/lib/core/result'
import type { TargetKind } from '@/lib/moderation/choices'
import { ReportForm } from './report-form'

type ReportPageProps = {
  target: { kind: TargetKind; noun: string; id: string; href: string; what: string; author: string; excerpt: string }
  action: FormAction<object>
  answer: Result<object> | null
}

/** The form of the report dialog as a page of its own, for browsers without scripts. */
export function ReportPage({
  target: { kind, noun, id, href, what, author, excerpt },
  action,
  answer,
}: ReportPageProps) {
  return (
    <PageFrame>
      <div className="max-w-xl">
        <h1 className="border-t-2 border-ink pt-4 text-3xl md:text-4xl">Report this {noun}</h1>
        <p className="mt-3 text-muted wrap-anywhere">
          You report the{' '}
          <Link href={href as Route} className="quiet-link">
            {what}
          </Link>{' '}
          by {author}.
        </p>
        {excerpt && (
          <blockquote className="mt-4 border-l-2 border-line pl-4 font-reading text-lg text-pretty wrap-anywhere">
            {excerpt}
          </blockquote>
        )}
        <ReportForm kind={kind} id={id} action={action} answer={answer} />
      </div>
    </PageFrame>
  )
}
