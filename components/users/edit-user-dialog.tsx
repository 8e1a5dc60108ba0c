'use client'

import { useRouter } from 'next/navigation'
import { FreshForm } from '@/components/settings/fresh-form'
import { FormField } from '@/components/ui/form-field'
import { ReasonField } from '@/components/ui/reason-field'
import { SelectControl } from '@/components/ui/select-control'
import { SubmitButton } from '@/components/ui/submit-button'
import type { FormAction, Result } from '@/lib/core/result'
import type { Address } from '@/lib/core/routes'
import type { UserFacts } from '@/lib/users/queries'
import type { RoleName } from '@/lib/users/schema'
import { ROLE_LABEL } from './role-badge'
import { doneTitle, failedTitle, lostText } from './user-answers'
import { DialogButtons, UserDialog } from './user-dialog'

type EditUserDialogProps = {
  user: Pick<UserFacts, 'id' | 'version' | 'username' | 'email' | 'role' | 'managesPayments'>
  /** The roles that whoever looks may give; the one they have is among them. */
  roles: readonly RoleName[]
  /** Why there is no other role to choose. */
  roleHint: string | undefined
  /** Why the `payments` right cannot be given or taken; null when it can. */
  paymentsRefusal: string | null
  action: FormAction<object>
  answer: Result<object> | null
  closeTo: Address
}

const PAYMENTS = [
  { value: 'no', label: 'No right' },
  { value: 'yes', label: 'Manages payments' },
] as const

/** Name, address, role and right of somebody, each with its own rule. */
export function EditUserDialog(props: EditUserDialogProps) {
  const { user, roles, roleHint, paymentsRefusal, action, answer, closeTo } = props
  const router = useRouter()
  return (
    <UserDialog title="Edit User" closeTo={closeTo}>
      <div className="mt-4 grid gap-4">
        <FreshForm
          action={action}
          answer={answer}
          id="user-edit"
          done={{ title: doneTitle('edit') }}
          failedTitle={failedTitle('edit')}
          lost={lostText('edit')}
          onDone={() => router.push(closeTo, { scroll: false })}
          buttons={(pending) => (
            <DialogButtons closeTo={closeTo}>
              <SubmitButton pending={pending} busy="Saving...">
                Save changes
              </SubmitButton>
            </DialogButtons>
          )}
        >
          {({ error, typed }) => (
            <div className="grid gap-2">
              <input type="hidden" name="id" value={user.id} />
              <input type="hidden" name="version" value={user.version} />
              <FormField
                id="edit-username"
                name="username"
                label="Username"
                autoComplete="off"
                maxLength={60}
                required
                defaultValue={typed('username') ?? user.username}
                error={error('username')}
              />
              <FormField
                id="edit-email"
                name="email"
                type="email"
                label="Email"
                autoComplete="off"
                maxLength={254}
                defaultValue={typed('email') ?? user.email ?? ''}
                error={error('email')}
                hint="Another address is used once its owner has confirmed it"
              />
              {roles.length > 1 ? (
                <SelectControl
                  id="edit-role"
                  name="role"
                  label="Role"
                  defaultValue={typed('role') ?? user.role}
                  options={roles.map((value) => ({ value, label: ROLE_LABEL[value] }))}
                  error={error('role')}
                />
              ) : (
                <>
                  <input type="hidden" name="role" value={user.role} />
                  <FormField
                    id="edit-role"
                    label="Role"
                    readOnly
                    value={ROLE_LABEL[user.role]}
                    error={error('role')}
                    hint={roleHint}
                  />
                </>
              )}
              {paymentsRefusal === null && (
                <SelectControl
                  id="edit-payments"
                  name="payments"
                  label="Payments"
                  defaultValue={typed('payments') ?? (user.managesPayments ? 'yes' : 'no')}
                  options={PAYMENTS}
                  error={error('payments')}
                  hint="Admins manage payments without it, too"
                />
              )}
              <ReasonField
                value={typed('reason')}
                error={error('reason')}
                hint="Needed for another role or right; the audit log keeps it"
              />
            </div>
          )}
        </FreshForm>
      </div>
    </UserDialog>
  )
}
