import type { ReactNode } from 'react'
import { aboutPassword, ResetLink } from '@/components/auth/no-password'
import { Button } from '@/components/ui/button'

/**
 * The Security tab. `password` is the form, or null for members who only sign in with a provider; `verified` says that their
 * address is proved.
 */
export function SecurityPanel({ password, verified }: { password: ReactNode; verified: boolean }) {
  return (
    <div className="grid gap-16 lg:grid-cols-12 lg:gap-6">
      <section aria-labelledby="change-password" className="lg:col-span-6">
        <h2 id="change-password" className="text-xl">
          Change Password
        </h2>
        <p className="mt-2 mb-6 max-w-[34.5em] text-muted">{aboutPassword(password !== null, verified)}</p>
        {password ?? (
          <p className="mt-4">
            <ResetLink />
          </p>
        )}
      </section>
      <section aria-labelledby="two-factor" className="lg:col-span-5 lg:col-start-8">
        <h2 id="two-factor" className="text-xl">
          Second factor
        </h2>
        <p className="mt-2 mb-6 max-w-[34.5em] text-muted">
          A code from an app on your phone, asked for after the password. Not built yet.
        </p>
        <Button variant="outline" disabled>
          Enable 2FA (Coming Soon)
        </Button>
      </section>
    </div>
  )
}
