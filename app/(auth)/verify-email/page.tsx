import type { Metadata } from 'next'
import { AddressForm } from '@/components/auth/address-form'
import { AuthFrame } from '@/components/auth/auth-frame'
import { InboxView, VerifiedView, VerifyLinkView } from '@/components/auth/verify-screen'
import type { Proved } from '@/lib/auth/commands/verify'
import { findPendingAddress } from '@/lib/auth/queries'
import { findViewer } from '@/lib/auth/viewer'
import { readAnswer } from '@/lib/core/native-post'
import { findPending, readAuthQuery } from '../auth-request'
import { addAddress, resendVerification, verifyEmail, verifyEmailCode } from '../posts'

export const metadata: Metadata = { title: 'Verify your email' }

/** Rendered whole for each request, so that the forms stand in the HTML itself and work without scripts. */
export const instant = false

export default async function Page({ searchParams }: PageProps<'/verify-email'>) {
  const [{ token, answer }, viewer, pending] = await Promise.all([
    readAuthQuery(searchParams),
    findViewer(),
    findPending(),
  ])
  const verified = await readAnswer<Proved>('verify', answer)
  if (verified?.ok || (viewer?.verified && !token)) {
    return (
      <AuthFrame kicker="Account" title="Thank you">
        <VerifiedView
          callbackUrl={pending.callbackUrl}
          resetToken={verified?.ok ? verified.data.resetToken : undefined}
        />
      </AuthFrame>
    )
  }
  if (token) {
    return (
      <AuthFrame kicker="Account" title="Verify your email">
        <VerifyLinkView verify={verifyEmail} answer={verified} token={token} callbackUrl={pending.callbackUrl} />
      </AuthFrame>
    )
  }
  const email = viewer ? ((await findPendingAddress(viewer)) ?? viewer.email) : pending.email
  return (
    <AuthFrame kicker="Account" title={viewer && !email ? 'Add your email' : 'Check your inbox'}>
      {viewer && !email ? (
        <AddressForm action={addAddress} answer={await readAnswer('address', answer)} />
      ) : (
        <InboxView
          email={email}
          callbackUrl={pending.callbackUrl}
          verifyCode={verifyEmailCode}
          resend={resendVerification}
          codeAnswer={verified}
          resendAnswer={await readAnswer('resend', answer)}
          isMember={viewer !== null}
        />
      )}
    </AuthFrame>
  )
}
