'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import type { FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { type Registered, RegisterForm } from './register-form'
import { holdResend } from './resend-form'
import { type Provider, SocialButtons } from './social-buttons'
import { announceViewerChange } from './viewer-store'

type RegisterScreenProps = {
  register: FormAction<Registered>
  startSocial: FormAction<{ url: string }>
  answer: Result<Registered> | null
  providers: readonly Provider[]
  callbackUrl: string
}

/** What stands on /register. */
export function RegisterScreen({ register, startSocial, answer, providers, callbackUrl }: RegisterScreenProps) {
  const router = useRouter()
  return (
    <>
      <RegisterForm
        action={register}
        answer={answer}
        callbackUrl={callbackUrl}
        onDone={(data) => {
          if (data.next === 'verify') {
            holdResend(data.resendInSeconds)
            return router.push(routes.verifyEmail)
          }
          announceViewerChange()
          // The server gives a path of this site.
          router.replace(data.callbackUrl as Route)
        }}
      />
      <SocialButtons providers={providers} action={startSocial} callbackUrl={callbackUrl} />
    </>
  )
}
