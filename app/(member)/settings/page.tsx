import type { Metadata } from 'next'
import { toProviderProblem } from '@/components/auth/provider-problem'
import { SignOutForm } from '@/components/auth/sign-out-form'
import { UnverifiedNotice } from '@/components/auth/unverified-notice'
import { NativeAnswer } from '@/components/settings/native-answer'
import { ProviderList } from '@/components/settings/provider-list'
import { SessionList } from '@/components/settings/session-list'
import { SettingsPage, SettingsSection } from '@/components/settings/settings-page'
import { requireMember } from '@/lib/auth/guards'
import { listLinkedProviders, listOfferedProviders, listSessions } from '@/lib/auth/queries'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { endOtherSessions, endSession, proveIdentity, signOut, startProviderLink, unlinkProvider } from '../posts'

export const metadata: Metadata = { title: 'Settings' }

/** Rendered whole for each request, so that the forms stand in the HTML itself and work without scripts. */
export const instant = false

export default async function Page({ searchParams }: PageProps<'/settings'>) {
  const [{ answer, error, provider }, member] = await Promise.all([searchParams, requireMember(routes.settings)])
  const [sessions, linked, ...answers] = await Promise.all([
    listSessions(member),
    listLinkedProviders(member),
    readAnswer('session', answer),
    readAnswer('provider', answer),
    readAnswer('prove', answer),
  ])
  const offered = listOfferedProviders().filter(({ id }) => !linked.some((known) => known.id === id))

  return (
    <SettingsPage signOut={<SignOutForm action={signOut} />}>
      <NativeAnswer answers={answers} problem={toProviderProblem(error, provider)} />
      {!member.verified && <UnverifiedNotice />}
      <SettingsSection id="sessions" title="Sessions" about="Where you are signed in. End what you do not recognise.">
        <SessionList sessions={sessions} now={new Date()} end={endSession} endOthers={endOtherSessions} />
      </SettingsSection>
      {linked.length + offered.length > 0 && (
        <SettingsSection id="providers" title="Linked accounts" about="Other accounts that can sign you in here.">
          <ProviderList
            providers={[...linked, ...offered]}
            link={startProviderLink}
            unlink={unlinkProvider}
            prove={proveIdentity}
            asksProof={answers.some((given) => given && !given.ok && given.problem === 'reauthenticate')}
          />
        </SettingsSection>
      )}
    </SettingsPage>
  )
}
