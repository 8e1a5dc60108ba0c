import { DeleteUserDialog, EndSessionsDialog, LiftDialog, SuspendDialog } from '@/components/users/act-dialogs'
import { EditUserDialog } from '@/components/users/edit-user-dialog'
import { RoleDialog } from '@/components/users/role-dialog'
import { RefusedDialog } from '@/components/users/user-dialog'
import { readAnswer } from '@/lib/core/native-post'
import type { Member } from '@/lib/core/viewer'
import { suspensionDays } from '@/lib/moderation/suspension'
import { parseDialog, toUserListAddress, type UserListState } from '@/lib/users/list-state'
import { offeredActs } from '@/lib/users/offered-acts'
import { findUser } from '@/lib/users/queries'
import { ROLES } from '@/lib/users/schema'
import { changeRole, deleteUser, editUser, endSessions, lift, suspend } from './posts'

type DialogsProps = { member: Member; state: UserListState; asked: Record<string, string | string[] | undefined> }

/** The dialog that the address asks for, or why it may not be; nothing about somebody who is gone. */
export async function Dialogs({ member, state, asked }: DialogsProps) {
  const open = parseDialog(asked)
  const user = open && (await findUser(open.id))
  if (!user) return null
  const { dialog } = open
  const closeTo = toUserListAddress(state)
  const offered = offeredActs(member, user)
  const role = ROLES.find((name) => dialog === `make-${name}`)
  // The list says it already, after this very dialog most of all.
  if (role === user.role) return null
  const refusal = offered.refusals[dialog]
  if (refusal) return <RefusedDialog key={dialog} text={refusal} closeTo={closeTo} />

  const answer = await readAnswer<object>(role ? 'role' : dialog, asked.answer)
  // Posted without scripts, and done: the page says so.
  if (answer?.ok) return null
  const props = { user, answer, closeTo }
  const key = `${dialog}-${user.id}-${user.version}`
  if (dialog === 'edit') return <EditUserDialog key={key} {...props} {...offered} action={editUser} />
  if (role) return <RoleDialog key={key} {...props} role={role} action={changeRole} />
  if (dialog === 'delete') return <DeleteUserDialog key={key} {...props} action={deleteUser} />
  if (dialog === 'sessions') return <EndSessionsDialog key={key} {...props} action={endSessions} />
  return user.suspension ? (
    <LiftDialog key={`lift-${key}`} {...props} action={lift} />
  ) : (
    <SuspendDialog key={key} {...props} action={suspend} days={suspensionDays()} />
  )
}
