import { Link } from '@/components/ui/link'
import { routes } from '@/lib/core/routes'

/** What a member can do about their password, with one and without. Nothing is mailed to an address that is not proved. */
export const aboutPassword = (known: boolean, verified: boolean) =>
  known
    ? `Everywhere else you will be signed out${verified ? ', and we will tell you by mail' : ''}.`
    : 'You sign in with a provider and have no password here. A reset link lets you choose one.'

/** The way to a first password, for members who only sign in with a provider. */
export function ResetLink() {
  return (
    <Link href={routes.resetPassword} className="button-outline">
      Send Reset Link
    </Link>
  )
}
