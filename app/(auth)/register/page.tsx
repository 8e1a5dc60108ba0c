import type { Metadata } from 'next'
import { AuthFrame, authTabs } from '@/components/auth/auth-frame'
import type { Registered } from '@/components/auth/register-form'
import { RegisterScreen } from '@/components/auth/register-screen'
import { SignedInView } from '@/components/auth/signed-in-view'
import { listOfferedProviders } from '@/lib/auth/queries'
import { findViewer } from '@/lib/auth/viewer'
import { readAnswer } from '@/lib/core/native-post'
import { signOut } from '../../(member)/posts'
import { readAuthQuery, wayBack } from '../auth-request'
import { register, startSocialSignIn } from '../posts'

export const metadata: Metadata = { title: 'Register' }

/** Rendered whole for each request, so that the forms stand in the HTML itself and work without scripts. */
export const instant = false

export default async function Page({ searchParams }: PageProps<'/register'>) {
  const [asked, viewer] = await Promise.all([readAuthQuery(searchParams), findViewer()])
  const registered = await readAnswer<Registered>('register', asked.answer)
  const callbackUrl = wayBack([registered], asked.callbackUrl)
  if (viewer) {
    return (
      <AuthFrame kicker="Account" title="You are signed in">
        <SignedInView viewer={viewer} callbackUrl={callbackUrl} signOut={signOut} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame kicker="Account" title="Join the community" tabs={authTabs('register', callbackUrl)}>
      <RegisterScreen
        register={register}
        startSocial={startSocialSignIn}
        answer={registered}
        providers={listOfferedProviders()}
        callbackUrl={callbackUrl}
      />
    </AuthFrame>
  )
}
