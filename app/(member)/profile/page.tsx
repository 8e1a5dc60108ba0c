import type { Metadata } from 'next'
import { SignInLink } from '@/components/auth/sign-in-link'
import { SignOutForm } from '@/components/auth/sign-out-form'
import { SuspendedNotice } from '@/components/auth/suspended-notice'
import { UnverifiedNotice } from '@/components/auth/unverified-notice'
import { ProfilePage, SignedOutProfile } from '@/components/profile/profile-page'
import { findViewer } from '@/lib/auth/viewer'
import { findOwnProfile } from '@/lib/profile/queries'
import { signOut } from '../posts'
import { ProfileTab } from './profile-tab'
import { SecurityTab } from './security-tab'

const isSecurity = (tab: unknown) => tab === 'security'

export async function generateMetadata({ searchParams }: PageProps<'/profile'>): Promise<Metadata> {
  return { title: isSecurity((await searchParams).tab) ? 'Security | Profile' : 'Profile' }
}

/** Rendered whole for each request, so that the forms stand in the HTML itself and work without scripts. */
export const instant = false

export default async function Page({ searchParams }: PageProps<'/profile'>) {
  const [{ tab, answer, edit }, member] = await Promise.all([searchParams, findViewer()])
  const profile = member && (await findOwnProfile(member))
  if (!member || !profile) {
    return <SignedOutProfile signIn={<SignInLink className="button-primary">Sign In</SignInLink>} />
  }
  const current = isSecurity(tab) ? 'security' : 'profile'
  return (
    <ProfilePage
      username={profile.username}
      avatar={profile.avatar}
      tab={current}
      signOut={<SignOutForm action={signOut} />}
    >
      <SuspendedNotice member={member} />
      {!member.verified && <UnverifiedNotice />}
      {current === 'profile' ? (
        <ProfileTab member={member} profile={profile} editing={edit === 'yes'} answer={answer} />
      ) : (
        <SecurityTab member={member} answer={answer} />
      )}
    </ProfilePage>
  )
}
