import type { Metadata } from 'next'
import { toProviderProblem } from '@/components/auth/provider-problem'
import { SignOutForm } from '@/components/auth/sign-out-form'
import { SuspendedNotice } from '@/components/auth/suspended-notice'
import { UnverifiedNotice } from '@/components/auth/unverified-notice'
import { NativeAnswer } from '@/components/settings/native-answer'
import { SettingsPage, SettingsSection } from '@/components/settings/settings-page'
import { ThemeChoice } from '@/components/settings/theme-choice'
import { requireMember } from '@/lib/auth/guards'
import { readAnswer } from '@/lib/core/native-post'
import { ok } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { Visit } from '../notifications/visit'
import { signOut } from '../posts'
import { DataSection } from './data-section'
import { ProvidersSection } from './providers-section'
import { EmailSection, PasswordSection, SessionsSection } from './sections'

export const metadata: Metadata = { title: 'Settings' }

/** Rendered whole for each request, so that the forms stand in the HTML itself and work without scripts. */
export const instant = false

const RESTORED = ok({}, 'Welcome back. Your account stays, and everything is as it was.')

export default async function Page({ searchParams }: PageProps<'/settings'>) {
  const [{ answer, error, provider, restored }, member] = await Promise.all([
    searchParams,
    requireMember(routes.settings),
  ])
  const answers = await Promise.all(['session', 'provider', 'email-cancel'].map((form) => readAnswer(form, answer)))
  const told = restored === 'yes' ? [...answers, RESTORED] : answers

  return (
    <SettingsPage
      signOut={<SignOutForm action={signOut} />}
      notice={
        <>
          <NativeAnswer answers={told} problem={toProviderProblem(error, provider)} />
          <SuspendedNotice member={member} />
          {!member.verified && <UnverifiedNotice />}
        </>
      }
    >
      <EmailSection member={member} answer={answer} />
      <PasswordSection member={member} answer={answer} />
      <SettingsSection id="theme" title="Theme" about="How the site looks in this browser.">
        <ThemeChoice />
      </SettingsSection>
      <SessionsSection member={member} />
      <ProvidersSection member={member} answer={answers[1] ?? null} />
      <DataSection member={member} answer={answer} />
      <Visit member={member} visited={`profile:${member.id}`} />
    </SettingsPage>
  )
}
