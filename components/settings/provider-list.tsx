'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ProveForm } from '@/components/auth/prove-form'
import type { Provider } from '@/components/auth/social-buttons'
import { useQuickAction } from '@/components/auth/use-quick-action'
import { SubmitButton } from '@/components/ui/submit-button'
import type { FormAction } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'

type ProviderListProps = {
  /** Offered or linked; `email` is what the provider told, `undefined` while it is not linked. */
  providers: readonly (Provider & { email?: string | null })[]
  link: FormAction<{ url: string }>
  unlink: FormAction<object>
  prove: FormAction<object>
  /** A form posted without scripts was refused until the password is confirmed. */
  asksProof: boolean
}

/** Providers that can sign the member in. Linking and unlinking ask for the password when it was given long ago. */
export function ProviderList({ providers, link, unlink, prove, asksProof }: ProviderListProps) {
  const [asking, setAsking] = useState(asksProof)
  return (
    <>
      <ul className="border-t border-line">
        {providers.map((provider) => (
          <ProviderLine key={provider.id} {...{ provider, link, unlink }} onReauthenticate={() => setAsking(true)} />
        ))}
      </ul>
      {asking && (
        <div className="mt-6">
          <ProveForm action={prove} onDone={() => setAsking(false)} />
        </div>
      )}
    </>
  )
}

type ProviderLineProps = Pick<ProviderListProps, 'link' | 'unlink'> & {
  provider: ProviderListProps['providers'][number]
  onReauthenticate: () => void
}

function ProviderLine({ provider, link, unlink, onReauthenticate }: ProviderLineProps) {
  const router = useRouter()
  const isLinked = provider.email !== undefined
  const linking = useQuickAction(link, 'link', ({ url }) => location.assign(url), onReauthenticate)
  const unlinking = useQuickAction(unlink, 'unlink', () => router.refresh(), onReauthenticate)
  const { form, pending } = isLinked ? unlinking : linking

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{provider.label}</p>
        <p className="text-sm [overflow-wrap:anywhere] text-muted">
          {isLinked ? (provider.email ?? 'Linked') : 'Not linked'}
        </p>
      </div>
      <form {...form}>
        <input type="hidden" name="provider" value={provider.id} />
        <input type="hidden" name="callbackUrl" value={routes.settings} />
        <SubmitButton pending={pending} variant="outline" size="small">
          {isLinked ? 'Unlink' : 'Link'}
          <span className="sr-only"> {provider.label}</span>
        </SubmitButton>
      </form>
    </li>
  )
}
