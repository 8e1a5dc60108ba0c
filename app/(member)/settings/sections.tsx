import { ChangePasswordForm } from '@/components/auth/change-password-form'
import { aboutPassword, ResetLink } from '@/components/auth/no-password'
import { EmailForm } from '@/components/settings/email-form'
import { SessionList } from '@/components/settings/session-list'
import { SettingsSection } from '@/components/settings/settings-page'
import { findPendingAddress, hasPassword, listSessions } from '@/lib/auth/queries'
import { readAnswer } from '@/lib/core/native-post'
import { leastAnew } from '@/lib/core/password-length'
import type { Member } from '@/lib/core/viewer'
import { cancelAddress, changeEmail, endOtherSessions, endSession } from '../posts'
import { changePassword } from './posts'

/** `answer` names what a form of this page was answered with when it was posted without scripts. */
type SectionProps = { member: Member; answer: unknown }

export async function EmailSection({ member, answer }: SectionProps) {
  const [given, pending] = await Promise.all([readAnswer<object>('email', answer), findPendingAddress(member)])
  return (
    <SettingsSection id="email" title="Email" about="Where we reach you, and what you sign in with.">
      <EmailForm
        action={changeEmail}
        cancel={cancelAddress}
        answer={given}
        email={member.email ?? null}
        pending={pending}
        verified={member.verified}
      />
    </SettingsSection>
  )
}

export async function PasswordSection({ member, answer }: SectionProps) {
  const [known, given] = await Promise.all([hasPassword(member), readAnswer<object>('settings-password', answer)])
  const owner = { username: member.username, least: leastAnew(member.role) }
  return (
    <SettingsSection id="password" title="Your password" about={aboutPassword(known, member.verified)}>
      {known ? <ChangePasswordForm action={changePassword} answer={given} {...owner} /> : <ResetLink />}
    </SettingsSection>
  )
}

export async function SessionsSection({ member }: Pick<SectionProps, 'member'>) {
  return (
    <SettingsSection id="sessions" title="Sessions" about="Where you are signed in. End what you do not recognise.">
      <SessionList
        sessions={await listSessions(member)}
        now={new Date()}
        end={endSession}
        endOthers={endOtherSessions}
      />
    </SettingsSection>
  )
}
