import './users.css'
import type { ReactNode } from 'react'
import { AdminHead } from '@/components/admin/admin-frame'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { TabLinks } from '@/components/ui/tab-links'
import { routes } from '@/lib/core/routes'
import type { UserTab } from '@/lib/users/list-state'

const TABS = [
  { tab: 'users', label: 'All Users', href: routes.adminUsers },
  { tab: 'roles', label: 'Roles & Permissions', href: routes.adminUserRoles },
  { tab: 'invite', label: 'Invite Users', href: routes.adminInvite },
] as const

/** The frame of /admin/users: where one is, the way to a new person, the tabs. */
export function UsersFrame({ tab: shown, children }: { tab: UserTab; children: ReactNode }) {
  return (
    <>
      <div className="mb-4">
        <Breadcrumb
          trail={[{ label: 'Home', href: routes.home }, { label: 'Admin', href: routes.admin }, { label: 'Users' }]}
        />
      </div>
      <AdminHead title="User Management" text="Accounts, what they may do, and who is asked in.">
        <Link href={routes.adminInvite} className={buttonClass('primary', 'small')}>
          Add User
        </Link>
      </AdminHead>
      <TabLinks label="Users" tabs={TABS.map(({ tab, label, href }) => ({ label, href, current: tab === shown }))} />
      <div className="mt-6">{children}</div>
    </>
  )
}
