import type { Metadata } from 'next'
import { AuthFrame } from '@/components/auth/auth-frame'
import { SignOutForm } from '@/components/auth/sign-out-form'
import { AcceptForm, ElsewhereView, InvalidView, SignInView } from '@/components/invitations/acceptance-views'
import { JoinForm } from '@/components/invitations/join-form'
import { findViewer } from '@/lib/auth/viewer'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { site } from '@/lib/core/site'
import { findInvitationFor } from '@/lib/invitations/queries'
import { signOut } from '../../(member)/posts'
import { readAuthQuery } from '../auth-request'
import { accept, join } from './posts'

export const metadata: Metadata = { title: 'Your invitation' }

/** Rendered whole for each request, so that the forms stand in the HTML itself and work without scripts. */
export const instant = false

export default async function Page({ searchParams }: PageProps<'/invitation'>) {
  const [{ token, answer }, viewer] = await Promise.all([readAuthQuery(searchParams), findViewer()])
  const found = await findInvitationFor(viewer, token)
  if (!found) {
    return (
      <AuthFrame kicker="Invitation" title="This invitation cannot be used">
        <InvalidView />
      </AuthFrame>
    )
  }
  const { invitation, step } = found
  const here = `${routes.invitation}?token=${token}`
  return (
    <AuthFrame kicker="Invitation" title={`Join ${site.name}`}>
      {step === 'accept' && (
        <AcceptForm action={accept} answer={await readAnswer('accept', answer)} token={token} invitation={invitation} />
      )}
      {step === 'join' && (
        <JoinForm action={join} answer={await readAnswer('join', answer)} token={token} invitation={invitation} />
      )}
      {step === 'sign-in' && <SignInView invitation={invitation} signInTo={routes.signInTo(here)} />}
      {step === 'elsewhere' && <ElsewhereView username={viewer?.username} signOut={<SignOutForm action={signOut} />} />}
    </AuthFrame>
  )
}
