import type { Metadata } from 'next'
import { ChangePasswordForm } from '@/components/auth/change-password-form'
import { SignInLink } from '@/components/auth/sign-in-link'
import { SignOutForm } from '@/components/auth/sign-out-form'
import { UnverifiedNotice } from '@/components/auth/unverified-notice'
import { AccountCard } from '@/components/profile/account-card'
import { ProfilePage, SignedOutProfile } from '@/components/profile/profile-page'
import { SecurityPanel } from '@/components/profile/security-panel'
import { hasPassword } from '@/lib/auth/queries'
import { findViewer } from '@/lib/auth/viewer'
import { readAnswer } from '@/lib/core/native-post'
import { findAccountCard } from '@/lib/profile/queries'
import { changePassword, signOut } from '../posts'

export const metadata: Metadata = { title: 'Profile' }

/** Rendered whole for each request, so that the forms stand in the HTML itself and work without scripts. */
export const instant = false

export default async function Page({ searchParams }: PageProps<'/profile'>) {
  const [{ tab, answer }, member] = await Promise.all([searchParams, findViewer()])
  const card = member && (await findAccountCard(member))
  if (!member || !card) return <SignedOutProfile signIn={<SignInLink className="button-primary">Sign In</SignInLink>} />

  const current = tab === 'security' ? 'security' : 'profile'
  return (
    <ProfilePage
      username={member.username}
      avatar={card.avatar}
      tab={current}
      signOut={<SignOutForm action={signOut} />}
    >
      {!member.verified && <UnverifiedNotice />}
      {current === 'profile' ? (
        <AccountCard member={member} joined={card.createdAt} />
      ) : (
        <SecurityPanel
          password={
            (await hasPassword(member)) ? (
              <ChangePasswordForm
                action={changePassword}
                answer={await readAnswer('password', answer)}
                username={member.username}
              />
            ) : null
          }
        />
      )}
    </ProfilePage>
  )
}
