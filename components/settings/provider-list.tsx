'use client'

import { useRouter } from 'next/navigation'
import { asksProof, ProofField } from '@/components/auth/proof-field'
import type { Provider } from '@/components/auth/social-buttons'
import { toToast } from '@/components/auth/toast-texts'
import { SubmitButton } from '@/components/ui/submit-button'
import { usePostedForm } from '@/components/ui/use-posted-form'
import type { Fail, FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'

type ProviderListProps = {
  /** Offered or linked; `email` is what the provider told, `undefined` while it is not linked. */
  providers: readonly (Provider & { email?: string | null })[]
  link: FormAction<{ url: string }>
  unlink: FormAction<object>
  /** What one of the forms was answered with when it was posted without scripts. */
  answer: Result<unknown> | null
}

/** Providers that can sign the member in. Linking and unlinking ask for the password when it was given long ago. */
export function ProviderList({ providers, link, unlink, answer }: ProviderListProps) {
  const refused = answer && !answer.ok && asksProof(answer) ? answer : null
  return (
    <ul className="border-t border-line">
      {providers.map((provider) => (
        <ProviderLine
          key={provider.id}
          provider={provider}
          link={link}
          unlink={unlink}
          answer={refused?.values?.provider === provider.id ? refused : null}
        />
      ))}
    </ul>
  )
}

type ProviderLineProps = Pick<ProviderListProps, 'link' | 'unlink'> & {
  provider: ProviderListProps['providers'][number]
  answer: Fail | null
}

function ProviderLine({ provider, link, unlink, answer }: ProviderLineProps) {
  const router = useRouter()
  const isLinked = provider.email !== undefined
  const linking = usePostedForm({
    action: link,
    answer,
    // The provider's page says itself what comes next.
    toast: (next) => (next.ok || asksProof(next) ? null : toToast('link', next)),
    onDone: ({ url }) => location.assign(url),
  })
  const unlinking = usePostedForm({
    action: unlink,
    answer,
    toast: (next) => (asksProof(next) ? null : toToast('unlink', next)),
    onDone: () => router.refresh(),
  })
  const { form, pending, failed } = isLinked ? unlinking : linking

  return (
    <li className="border-b border-line py-3">
      <form {...form}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-semibold">{provider.label}</p>
            <p className="text-sm wrap-anywhere text-muted">{isLinked ? (provider.email ?? 'Linked') : 'Not linked'}</p>
          </div>
          <input type="hidden" name="provider" value={provider.id} />
          <input type="hidden" name="callbackUrl" value={routes.settings} />
          <SubmitButton pending={pending} variant="outline" size="small">
            {isLinked ? 'Unlink' : 'Link'}
            <span className="sr-only"> {provider.label}</span>
          </SubmitButton>
        </div>
        {failed && asksProof(failed) && <ProofField failed={failed} pending={pending} />}
      </form>
    </li>
  )
}
