import { ProviderList } from '@/components/settings/provider-list'
import { SettingsSection } from '@/components/settings/settings-page'
import { listLinkedProviders, listOfferedProviders } from '@/lib/auth/queries'
import type { Member } from '@/lib/core/viewer'
import { proveIdentity, startProviderLink, unlinkProvider } from '../posts'

type ProvidersSectionProps = {
  member: Pick<Member, 'id'>
  /** A form posted without scripts was refused until the password is confirmed. */
  asksProof: boolean
}

/** Providers that are linked or can be; nothing when there are none. */
export async function ProvidersSection({ member, asksProof }: ProvidersSectionProps) {
  const linked = await listLinkedProviders(member)
  const offered = listOfferedProviders().filter(({ id }) => !linked.some((known) => known.id === id))
  if (linked.length + offered.length === 0) return null
  return (
    <SettingsSection id="providers" title="Linked accounts" about="Other accounts that can sign you in here.">
      <ProviderList
        providers={[...linked, ...offered]}
        link={startProviderLink}
        unlink={unlinkProvider}
        prove={proveIdentity}
        asksProof={asksProof}
      />
    </SettingsSection>
  )
}
