import { DeleteUserDialog, EndSessionsDialog, LiftDialog, SuspendDialog } from '@/components/users/act-dialogs'
import { EditUserDialog } from '@/components/users/edit-user-dialog'
import { PromoteDialog } from '@/components/users/promote-dialog'
import { RefusedDialog } from '@/components/users/user-dialog'
import { readAnswer } from '@/lib/core/native-post'
import type { Member } from '@/lib/core/viewer'
import { suspensionDays } from '@/lib/moderation/suspension'
import { parseDialog, toUserListAddress, type UserListState } from '@/lib/users/list-state'
import { offeredActs } from '@/lib/users/offered-acts'
import { findUser } from '@/lib/users/queries'
import { deleteUser, editUser, endSessions, lift, promote, prove, suspend } from './posts'

type DialogsProps = { member: Member; state: UserListState; asked: Record<string, string | string[] | undefined> }

/** The dialog that the address asks for, or why it may not be; nothing about somebody who is gone. */
export async function Dialogs({ member, state, asked }: DialogsProps) {
  const open = parseDialog(asked)
  const user = open && (await findUser(open.id))
  if (!user) return null
  const { dialog } = open
  const closeTo = toUserListAddress(state)
  const offered = offeredActs(member, user)
  const refusal = offered.refusals[dialog]
  if (refusal) return <RefusedDialog key={dialog} text={refusal} closeTo={closeTo} />

  const answer = await readAnswer<object>(dialog, asked.answer)
  // Posted without scripts, and done: the page says so.
  if (answer?.ok) return null
  const props = { user, answer, closeTo }
  const key = `${dialog}-${user.id}-${user.version}`
  if (dialog === 'edit') return <EditUserDialog key={key} {...props} {...offered} action={editUser} prove={prove} />
  if (dialog === 'promote') return <PromoteDialog key={key} {...props} action={promote} prove={prove} />
  if (dialog === 'delete') return <DeleteUserDialog key={key} {...props} action={deleteUser} />
  if (dialog === 'sessions') return <EndSessionsDialog key={key} {...props} action={endSessions} />
  return user.suspension ? (
    <LiftDialog key={`lift-${key}`} {...props} action={lift} />
  ) : (
    <SuspendDialog key={key} {...props} action={suspend} days={suspensionDays()} />
  )
}
