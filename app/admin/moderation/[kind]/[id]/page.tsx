import type { Metadata } from 'next'
import { Visit } from '@/app/(member)/notifications/visit'
import { AccessDenied } from '@/components/admin/access-denied'
import { MissingPage } from '@/components/layout/missing-page'
import { CasePage } from '@/components/moderation/case-page'
import { requireStaff } from '@/lib/auth/guards'
import { decideFound } from '@/lib/core/decide-request'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { findCase } from '@/lib/moderation/case-queries'
import { caseSubject } from '@/lib/moderation/target'
import { claimCase, decideCase, liftSuspension, releaseCase } from '../../posts'

export const metadata: Metadata = { title: 'Case' }

export default async function Page({ params, searchParams }: PageProps<'/admin/moderation/[kind]/[id]'>) {
  const [asked, { answer }] = await Promise.all([params, searchParams])
  const member = await requireStaff(routes.adminCase(asked.kind, asked.id))
  if (member === 'denied') return <AccessDenied />
  const found = await decideFound(await findCase(member, asked))
  if (!found) return <MissingPage />
  const [claimed, decided, lifted] = await Promise.all([
    readAnswer<object>('claim', answer),
    readAnswer<{ reports: number }>('decide', answer),
    readAnswer<object>('lift', answer),
  ])
  return (
    <>
      <CasePage
        found={found}
        actions={{ claimCase, decideCase, liftSuspension, releaseCase }}
        answers={{ claimed, decided, lifted }}
        now={new Date()}
      />
      <Visit member={member} visited={caseSubject(found)} />
    </>
  )
}
