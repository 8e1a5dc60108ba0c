import type { Metadata } from 'next'
import { AuthFrame, authTabs } from '@/components/auth/auth-frame'
import { toProviderProblem } from '@/components/auth/provider-problem'
import type { SignedIn } from '@/components/auth/sign-in-form'
import { SignInScreen } from '@/components/auth/sign-in-screen'
import { SignedInView } from '@/components/auth/signed-in-view'
import { NativeAnswer } from '@/components/settings/native-answer'
import { listOfferedProviders } from '@/lib/auth/queries'
import { findViewer } from '@/lib/auth/viewer'
import { readAnswer } from '@/lib/core/native-post'
import { ok } from '@/lib/core/result'
import { signOut } from '../../(member)/posts'
import { readAuthQuery, wayBack } from '../auth-request'
import { signIn, startSocialSignIn } from '../posts'

export const metadata: Metadata = { title: 'Sign In' }

/** Rendered whole for each request, so that the forms stand in the HTML itself and work without scripts. */
export const instant = false

/** Whoever was on the way to their profile is told in the specification's words (section 2). */
const MANAGES_PROFILE = /^\/profile(?:$|[?/])/

/** The way back to a form that was posted without scripts, and whose answer waits for whoever posted it (`nativePost`). */
const ANSWERED = /[?&]answer=[0-9a-f]+/

const LEAVING = ok({}, 'Your account will be deleted in 14 days. Sign in before then to keep it.')

export default async function Page({ searchParams }: PageProps<'/sign-in'>) {
  const [asked, viewer] = await Promise.all([readAuthQuery(searchParams), findViewer()])
  const { error, provider, answer } = asked
  const [signedIn, social] = [await readAnswer<SignedIn>('sign-in', answer), await readAnswer('social', answer)]
  const callbackUrl = wayBack([signedIn, social], asked.callbackUrl)
  if (viewer) {
    return (
      <AuthFrame kicker="Account" title="You are signed in">
        <SignedInView viewer={viewer} callbackUrl={callbackUrl} signOut={signOut} />
      </AuthFrame>
    )
  }
  const isLeaving = (await searchParams).leaving === 'yes'
  return (
    <AuthFrame kicker="Account" title="Welcome back" tabs={authTabs('sign-in', callbackUrl)}>
      {isLeaving && <NativeAnswer answers={[LEAVING]} problem={null} />}
      {MANAGES_PROFILE.test(callbackUrl) && <p className="mb-5 text-muted">Please sign in to manage your profile.</p>}
      {ANSWERED.test(callbackUrl) && (
        <p className="mb-5 text-muted">Please sign in to go on. Nothing you typed is lost.</p>
      )}
      <SignInScreen
        signIn={signIn}
        startSocial={startSocialSignIn}
        answer={signedIn}
        problem={social && !social.ok ? social.message : toProviderProblem(error, provider)}
        providers={listOfferedProviders()}
        callbackUrl={callbackUrl}
      />
    </AuthFrame>
  )
}
