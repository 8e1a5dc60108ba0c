'use client'

import { useRouter } from 'next/navigation'
import { FreshForm } from '@/components/settings/fresh-form'
import { ReasonField } from '@/components/ui/reason-field'
import { SubmitButton } from '@/components/ui/submit-button'
import type { FormAction, Result } from '@/lib/core/result'
import type { Address } from '@/lib/core/routes'
import type { RoleName } from '@/lib/users/schema'
import { MAKE_ROLE } from './role-badge'
import { doneTitle, failedTitle, lostText } from './user-answers'
import { DialogButtons, UserDialog } from './user-dialog'

type RoleDialogProps = {
  user: { id: string; username: string }
  role: RoleName
  action: FormAction<object>
  answer: Result<object> | null
  closeTo: Address
}

/** How the dialog calls who somebody becomes, and what that means. */
const BECOMES = {
  user: {
    name: 'a regular user',
    means: 'The account and everything written stay; what moderators and admins may do ends.',
  },
  moderator: {
    name: 'a moderator',
    means: 'Moderators hide and restore what members wrote, decide reports and suspend members for up to 30 days.',
  },
  admin: {
    name: 'an admin',
    means: 'Admins see every account, change roles, delete users and edit what anybody wrote.',
  },
} as const satisfies Record<RoleName, { name: string; means: string }>

/** Asks before somebody gets another role, and why. */
export function RoleDialog({ user: { id, username }, role, action, answer, closeTo }: RoleDialogProps) {
  const router = useRouter()
  const { name, means } = BECOMES[role]
  return (
    <UserDialog
      title={`Make ${username} ${name}?`}
      text={`${means} It holds at once, in every browser.`}
      closeTo={closeTo}
    >
      <div className="mt-4 grid gap-4">
        <FreshForm
          action={action}
          answer={answer}
          id="user-role"
          done={{ title: doneTitle('role') }}
          failedTitle={failedTitle('role')}
          lost={lostText('role')}
          onDone={() => router.push(closeTo, { scroll: false })}
          buttons={(pending) => (
            <DialogButtons closeTo={closeTo}>
              <SubmitButton pending={pending}>{MAKE_ROLE[role]}</SubmitButton>
            </DialogButtons>
          )}
        >
          {({ error, typed }) => (
            <div className="grid gap-2">
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="role" value={role} />
              <ReasonField required value={typed('reason')} error={error('reason')} />
            </div>
          )}
        </FreshForm>
      </div>
    </UserDialog>
  )
}
