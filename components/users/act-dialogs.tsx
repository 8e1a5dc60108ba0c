'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { FreshForm } from '@/components/settings/fresh-form'
import type { ButtonVariant } from '@/components/ui/button'
import { ChoiceField } from '@/components/ui/choice-field'
import { FormField } from '@/components/ui/form-field'
import { FormStatus } from '@/components/ui/form-status'
import { ReasonField } from '@/components/ui/reason-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { usePostedForm } from '@/components/ui/use-posted-form'
import type { TEXT_CHOICES } from '@/lib/account/schema'
import { shortDate } from '@/lib/core/dates'
import { counted } from '@/lib/core/format-count'
import type { FormAction, Result } from '@/lib/core/result'
import type { Address } from '@/lib/core/routes'
import type { UserFacts } from '@/lib/users/queries'
import { doneTitle, failedTitle, lostText, toUserToast, type UserAct } from './user-answers'
import { DialogButtons, UserDialog } from './user-dialog'

type ActDialogProps = { user: UserFacts; action: FormAction<object>; answer: Result<object> | null; closeTo: Address }

/** Deletes somebody for good, after a choice about what they wrote. */
export function DeleteUserDialog({ user: { id, username }, ...dialog }: ActDialogProps) {
  const router = useRouter()
  return (
    <UserDialog
      title="Are you sure?"
      text={`This action cannot be undone. It deletes the account ${username} at once, with everything only ${username} can see.`}
      closeTo={dialog.closeTo}
    >
      <div className="mt-4">
        <FreshForm
          action={dialog.action}
          answer={dialog.answer}
          id="user-delete"
          done={{ title: doneTitle('delete') }}
          failedTitle={failedTitle('delete')}
          lost={lostText('delete')}
          onDone={() => router.push(dialog.closeTo, { scroll: false })}
          buttons={(pending) => (
            <DialogButtons closeTo={dialog.closeTo}>
              <SubmitButton pending={pending} busy="Deleting..." variant="danger">
                Delete
              </SubmitButton>
            </DialogButtons>
          )}
        >
          {({ typed, error }) => (
            <div className="grid gap-2">
              <input type="hidden" name="id" value={id} />
              <ChoiceField
                legend="What becomes of what they wrote?"
                name="texts"
                choices={CHOICES}
                value={typed('texts') ?? 'keep'}
              >
                <p className="text-sm text-danger">{error('texts')}</p>
              </ChoiceField>
              <ReasonField required value={typed('reason')} error={error('reason')} />
            </div>
          )}
        </FreshForm>
      </div>
    </UserDialog>
  )
}

const CHOICES = [
  { value: 'keep', label: 'Anonymise: keep the texts, without the name' },
  { value: 'remove', label: 'Remove the texts; discussions stay readable' },
] as const satisfies readonly { value: keyof typeof TEXT_CHOICES; label: string }[]

/** Signs somebody out everywhere. */
export function EndSessionsDialog({ user: { id, username, sessions, lastSeenAt }, ...dialog }: ActDialogProps) {
  const seen = lastSeenAt ? `, last seen ${shortDate(lastSeenAt)}` : ''
  return (
    <UserDialog
      title={`Sign ${username} out everywhere?`}
      text={
        sessions === 0
          ? `${username} is signed in nowhere.`
          : `${username} is signed in with ${counted(sessions, 'browser', 'browsers')}${seen}. Each has to sign in again.`
      }
      closeTo={dialog.closeTo}
    >
      <ActForm {...dialog} act="sessions" values={{ id }} button="End sessions">
        {({ typed, error }) => <ReasonField value={typed('reason')} error={error('reason')} />}
      </ActForm>
    </UserDialog>
  )
}

/** Closes an account to every write for a time. */
export function SuspendDialog({
  user: { id, username },
  days,
  ...dialog
}: ActDialogProps & { days: { first: string; last: string } }) {
  return (
    <UserDialog
      title={`Suspend ${username}?`}
      text={`${username} can sign in and read, but write nothing. It holds at once, in every browser.`}
      closeTo={dialog.closeTo}
    >
      <ActForm
        {...dialog}
        act="suspend"
        values={{ kind: 'profile', id, verdict: 'suspend', reports: '0' }}
        button="Suspend"
        variant="danger"
      >
        {({ typed, error }) => (
          <>
            <FormField
              id="suspend-until"
              name="until"
              type="date"
              label="Until"
              min={days.first}
              max={days.last}
              required
              defaultValue={typed('until')}
              error={error('until')}
              hint={`At the latest ${shortDate(days.last)}`}
            />
            <ReasonField
              required
              value={typed('reason')}
              error={error('reason')}
              hint="The member reads it, and the audit log keeps it"
            />
          </>
        )}
      </ActForm>
    </UserDialog>
  )
}

/** Ends a suspension before its time. */
export function LiftDialog({ user: { id, username, suspension }, ...dialog }: ActDialogProps) {
  return (
    <UserDialog
      title={`Lift the suspension of ${username}?`}
      text={
        suspension &&
        `Suspended until ${shortDate(suspension.until)}${suspension.reason ? `: ${suspension.reason}` : '.'}`
      }
      closeTo={dialog.closeTo}
    >
      <ActForm {...dialog} act="lift" values={{ id }} button="Lift">
        {({ typed, error }) => <ReasonField required value={typed('reason')} error={error('reason')} />}
      </ActForm>
    </UserDialog>
  )
}

type FieldState = { typed: (name: string) => string | undefined; error: (name: string) => string | undefined }

type ActFormProps = Pick<ActDialogProps, 'action' | 'answer' | 'closeTo'> & {
  act: UserAct
  values: Record<string, string>
  button: string
  variant?: ButtonVariant
  children?: (state: FieldState) => ReactNode
}

function ActForm({ action, answer, closeTo, act, values, button, variant, children }: ActFormProps) {
  const router = useRouter()
  const { form, pending, failed, error, typed } = usePostedForm({
    action,
    answer,
    toast: toUserToast(act),
    onDone: () => router.push(closeTo, { scroll: false }),
  })
  return (
    <form {...form} className="mt-4 grid gap-2">
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children?.({ typed, error })}
      <FormStatus message={failed && !failed.fieldErrors ? failed.message : undefined} />
      <DialogButtons closeTo={closeTo}>
        <SubmitButton pending={pending} variant={variant}>
          {button}
        </SubmitButton>
      </DialogButtons>
    </form>
  )
}
