import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/core/routes'

/** The Security tab. `password` is the form, or null for members who only sign in with a provider. */
export function SecurityPanel({ password }: { password: ReactNode }) {
  return (
    <div className="grid gap-16 lg:grid-cols-12 lg:gap-6">
      <section aria-labelledby="change-password" className="lg:col-span-6">
        <h2 id="change-password" className="text-xl">
          Change Password
        </h2>
        <p className="mt-2 mb-2 max-w-[52ch] text-muted">
          {password
            ? 'Everywhere else you will be signed out, and we will tell you by mail.'
            : 'You sign in with a provider and have no password here. A reset link lets you choose one.'}
        </p>
        {password ?? (
          <Link href={routes.resetPassword} className="button-outline mt-4">
            Send Reset Link
          </Link>
        )}
      </section>
      <section aria-labelledby="two-factor" className="lg:col-span-5 lg:col-start-8">
        <h2 id="two-factor" className="text-xl">
          Second factor
        </h2>
        <p className="mt-2 mb-6 max-w-[52ch] text-muted">
          A code from an app on your phone, asked for after the password. Not built yet.
        </p>
        <Button variant="outline" disabled>
          Enable 2FA (Coming Soon)
        </Button>
      </section>
    </div>
  )
}
