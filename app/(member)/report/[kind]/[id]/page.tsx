import type { Metadata } from 'next'
import { MissingPage } from '@/components/layout/missing-page'
import { ReportPage } from '@/components/moderation/report-page'
import { requireMember } from '@/lib/auth/guards'
import { decideFound } from '@/lib/core/decide-request'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { findReportable } from '@/lib/moderation/report-queries'
import { reportTarget } from '../../posts'

export const metadata: Metadata = { title: 'Report' }

/** Rendered whole for each request, so that the form stands in the HTML itself and works without scripts. */
export const instant = false

export default async function Page({ params, searchParams }: PageProps<'/report/[kind]/[id]'>) {
  const [asked, { answer }] = await Promise.all([params, searchParams])
  const member = await requireMember(routes.report(asked.kind, asked.id))
  const target = await decideFound(await findReportable(member, asked))
  if (!target) return <MissingPage />
  return <ReportPage target={target} action={reportTarget} answer={await readAnswer('report', answer)} />
}
