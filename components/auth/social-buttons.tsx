'use client'

import { type FormEvent, useActionState, useEffect, useTransition } from 'react'
import { SubmitButton } from '@/components/ui/submit-button'
import { showToast } from '@/components/ui/toast'
import type { FormAction, Result } from '@/lib/core/result'
import { providerFailure } from './toast-texts'

/** A provider that this site has credentials for. */
export type Provider = { id: 'google' | 'facebook' | 'twitter'; label: string }

type SocialButtonsProps = {
  providers: readonly Provider[]
  action: FormAction<{ url: string }>
  callbackUrl: string
}

/** Leads to a provider's own sign-in page. Nothing at all while no provider is offered. */
export function SocialButtons({ providers, action, callbackUrl }: SocialButtonsProps) {
  if (providers.length === 0) return null
  return (
    <div className="mt-6">
      <p className="social-rule">Continue with</p>
      <div className="mt-4 grid gap-2 sm:grid-flow-col sm:auto-cols-fr">
        {providers.map((provider) => (
          <SocialButton key={provider.id} provider={provider} action={action} callbackUrl={callbackUrl} />
        ))}
      </div>
    </div>
  )
}

function SocialButton({
  provider,
  action,
  callbackUrl,
}: Omit<SocialButtonsProps, 'providers'> & { provider: Provider }) {
  const [posted, post] = useActionState(action, null)
  const [pending, startTransition] = useTransition()

  // A form sent before its scripts were ready is answered here.
  useEffect(() => {
    if (posted) leave(posted, provider.id)
  }, [posted, provider])

  function onSubmit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault()
    const form = new FormData(submitted.currentTarget)
    startTransition(async () => leave(await action(null, form).catch(() => null), provider.id))
  }

  return (
    <form action={post} onSubmit={onSubmit}>
      <input type="hidden" name="provider" value={provider.id} />
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <SubmitButton variant="outline" pending={pending} className="w-full">
        <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
          <path d={MARKS[provider.id]} />
        </svg>
        {provider.label}
      </SubmitButton>
    </form>
  )
}

/** `null` stands for no answer. */
function leave(result: Result<{ url: string }> | null, provider: Provider['id']) {
  if (!result?.ok) return void showToast(providerFailure(provider))
  try {
    // Read on the page that the provider returns to.
    sessionStorage.provider = provider
  } catch {
    // Then that page does not say who signed in.
  }
  location.assign(result.data.url)
}

/** One line weight, like every drawing of the site. */
const MARKS = {
  google: 'M19.5 7.5A8.8 8.8 0 1 0 20.8 12H12.5',
  facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  twitter:
    'M23 3a10.9 10.9 0 0 1-3.14 1.53 4.48 4.48 0 0 0-7.86 3v1A10.66 10.66 0 0 1 3 4s-4 9 5 13a11.64 11.64 0 0 1-7 2c9 5 20 0 20-11.5a4.5 4.5 0 0 0-.08-.83A7.72 7.72 0 0 0 23 3z',
} as const satisfies Record<Provider['id'], string>
