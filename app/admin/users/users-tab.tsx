import { NativeAnswer } from '@/components/settings/native-answer'
import { UserList } from '@/components/users/user-list'
import { formatCount } from '@/lib/core/format-count'
import { readAnswer } from '@/lib/core/native-post'
import type { Member } from '@/lib/core/viewer'
import { listUsers, MOST_COUNTED } from '@/lib/users/list-queries'
import { parseUserList, type UserListState } from '@/lib/users/list-state'
import { Dialogs } from './dialogs'
import { verifyAgain } from './posts'

/** What stands outside dialogs first; a dialog shows itself why it was refused. */
const FORMS = ['user', 'edit', 'role', 'delete', 'sessions', 'suspend'] as const

type UsersTabProps = { member: Member; asked: Record<string, string | string[] | undefined> }

/** Everybody, with the dialog about one of them that the address opens. */
export async function UsersTab({ member, asked }: UsersTabProps) {
  const state = parseUserList(asked)
  const [list, ...answers] = await Promise.all([
    listUsers(state),
    ...FORMS.map((form) => readAnswer(form, asked.answer)),
  ])
  const { total, ...shown } = list
  return (
    <>
      <NativeAnswer answers={answers.filter((answer, index) => index < 1 || answer?.ok)} problem={null} />
      <UserList {...shown} member={member} state={state} summary={toSummary(state, total)} verifyAgain={verifyAgain}>
        <Dialogs member={member} state={state} asked={asked} />
      </UserList>
    </>
  )
}

/** `total` is null where a search found too many to be counted. */
function toSummary({ q }: UserListState, total: number | null): string {
  if (total === null)
    return [...q].length < 3 ? 'Type three letters to count who matches.' : 'More than 1,000 users match.'
  const count = formatCount(Math.min(total, MOST_COUNTED))
  return `${count}${total > MOST_COUNTED ? '+' : ''} ${total === 1 ? 'user' : 'users'}${q ? ` for “${q}”` : ''}`
}
