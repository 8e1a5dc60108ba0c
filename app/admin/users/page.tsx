import type { Metadata } from 'next'
import { AccessDenied } from '@/components/admin/access-denied'
import { UsersFrame } from '@/components/users/users-frame'
import { requireAdmin } from '@/lib/auth/guards'
import { routes } from '@/lib/core/routes'
import { parseTab, parseUserList, toUserListAddress, type UserTab } from '@/lib/users/list-state'
import { InviteTab } from './invite-tab'
import { RolesTab } from './roles-tab'
import { UsersTab } from './users-tab'

const TITLES = {
  users: 'User Management',
  roles: 'Roles & Permissions | User Management',
  invite: 'Invite Users | User Management',
} as const satisfies Record<UserTab, string>

export async function generateMetadata({ searchParams }: PageProps<'/admin/users'>): Promise<Metadata> {
  return { title: TITLES[parseTab(await searchParams)] }
}

const ADDRESS = { roles: routes.adminUserRoles, invite: routes.adminInvite } as const satisfies Partial<
  Record<UserTab, string>
>

export default async function Page({ searchParams }: PageProps<'/admin/users'>) {
  const asked = await searchParams
  const tab = parseTab(asked)
  const member = await requireAdmin(tab === 'users' ? toUserListAddress(parseUserList(asked)) : ADDRESS[tab])
  if (member === 'denied') return <AccessDenied />
  return (
    <UsersFrame tab={tab}>
      {tab === 'users' && <UsersTab member={member} asked={asked} />}
      {tab === 'roles' && <RolesTab />}
      {tab === 'invite' && <InviteTab asked={asked} />}
    </UsersFrame>
  )
}
