import { Link } from '@/components/ui/link'
import { routes } from '@/lib/core/routes'

/** Above a member's own pages until the address is proved. */
export function UnverifiedNotice() {
  return (
    <p className="mb-8 border-l-2 border-warning pl-4">
      Your email is not verified yet. Until then you can read, but not comment, reply or like.{' '}
      <Link href={routes.verifyEmail} className="font-semibold text-accent underline underline-offset-4">
        Verify Email
      </Link>
    </p>
  )
}
