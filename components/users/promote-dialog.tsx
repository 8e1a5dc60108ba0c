'use client'

import { useRouter } from 'next/navigation'
import { FreshForm } from '@/components/settings/fresh-form'
import { SubmitButton } from '@/components/ui/submit-button'
import type { FormAction, Result } from '@/lib/core/result'
import type { Address } from '@/lib/core/routes'
import { ReasonField } from './reason-field'
import { doneTitle, failedTitle } from './user-answers'
import { DialogButtons, UserDialog } from './user-dialog'

type PromoteDialogProps = {
  user: { id: string; username: string }
  action: FormAction<object>
  answer: Result<object> | null
  closeTo: Address
}

/** Asks before somebody gets every right there is. */
export function PromoteDialog({ user: { id, username }, action, answer, closeTo }: PromoteDialogProps) {
  const router = useRouter()
  return (
    <UserDialog
      title={`Make ${username} an admin?`}
      text="Admins see every account, change roles, delete users and edit what anybody wrote. It holds at once, in every browser."
      closeTo={closeTo}
    >
      <div className="mt-4 grid gap-4">
        <FreshForm
          action={action}
          answer={answer}
          id="user-role"
          done={{ title: doneTitle('role') }}
          failedTitle={failedTitle('role')}
          onDone={() => router.push(closeTo, { scroll: false })}
        >
          {({ pending, error, typed }) => (
            <div className="grid gap-2">
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="role" value="admin" />
              <ReasonField value={typed('reason')} error={error('reason')} />
              <DialogButtons closeTo={closeTo}>
                <SubmitButton pending={pending}>Make Admin</SubmitButton>
              </DialogButtons>
            </div>
          )}
        </FreshForm>
      </div>
    </UserDialog>
  )
}
