import type { Metadata } from 'next'
import { AuthFrame } from '@/components/auth/auth-frame'
import { ForgotForm } from '@/components/auth/forgot-form'
import { ResetDoneView, ResetScreen } from '@/components/auth/reset-screen'
import { Link } from '@/components/ui/link'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { readAuthQuery } from '../auth-request'
import { requestPasswordReset, resetPassword } from '../posts'

export const metadata: Metadata = { title: 'Reset password' }

/** Rendered whole for each request, so that the forms stand in the HTML itself and work without scripts. */
export const instant = false

export default async function Page({ searchParams }: PageProps<'/reset-password'>) {
  const { token, answer } = await readAuthQuery(searchParams)
  const reset = await readAnswer<object>('reset', answer)
  if (reset?.ok) {
    return (
      <AuthFrame kicker="Account" title="All set">
        <ResetDoneView />
      </AuthFrame>
    )
  }
  if (token) {
    return (
      <AuthFrame kicker="Account" title="Choose a new password">
        <ResetScreen reset={resetPassword} answer={reset} token={token} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame kicker="Account" title="Reset your password">
      <ForgotForm
        action={requestPasswordReset}
        answer={await readAnswer('forgot', answer)}
        href={routes.resetPassword}
      />
      <p className="mt-3 text-center text-sm">
        <Link href={routes.signIn} className="auth-link">
          Back to Sign In
        </Link>
      </p>
    </AuthFrame>
  )
}
