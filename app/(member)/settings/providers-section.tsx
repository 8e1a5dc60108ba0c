import { ProviderList } from '@/components/settings/provider-list'
import { SettingsSection } from '@/components/settings/settings-page'
import { listLinkedProviders, listOfferedProviders } from '@/lib/auth/queries'
import type { Result } from '@/lib/core/result'
import type { Member } from '@/lib/core/viewer'
import { startProviderLink, unlinkProvider } from '../posts'

type ProvidersSectionProps = {
  member: Pick<Member, 'id'>
  /** What a form of this section was answered with when it was posted without scripts. */
  answer: Result<unknown> | null
}

/** Providers that are linked or can be; nothing when there are none. */
export async function ProvidersSection({ member, answer }: ProvidersSectionProps) {
  const linked = await listLinkedProviders(member)
  const offered = listOfferedProviders().filter(({ id }) => !linked.some((known) => known.id === id))
  if (linked.length + offered.length === 0) return null
  return (
    <SettingsSection id="providers" title="Linked accounts" about="Other accounts that can sign you in here.">
      <ProviderList
        providers={[...linked, ...offered]}
        link={startProviderLink}
        unlink={unlinkProvider}
        answer={answer}
      />
    </SettingsSection>
  )
}
