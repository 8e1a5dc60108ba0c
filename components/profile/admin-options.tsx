import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/core/routes'

/** What an administrator finds on their own profile. */
export function AdminOptions() {
  return (
    <section aria-labelledby="admin-options" className="mt-10">
      <h2 id="admin-options" className="flex min-h-11 items-center text-xl">
        Admin Options
      </h2>
      <p className="mt-2 max-w-[26.5em] text-muted">Accounts, roles and invitations.</p>
      <Link href={routes.adminUsers} className={`${buttonClass('outline')} mt-4`}>
        Manage Users
      </Link>
    </section>
  )
}
