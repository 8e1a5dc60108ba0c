'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FreshForm } from '@/components/settings/fresh-form'
import { FieldFrame, FormField } from '@/components/ui/form-field'
import { SelectControl } from '@/components/ui/select-control'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextArea } from '@/components/ui/text-area'
import { ROLE_LABEL } from '@/components/users/role-badge'
import { doneTitle, failedTitle, lostText } from '@/components/users/user-answers'
import type { FormAction, Result } from '@/lib/core/result'
import { INVITATION_DAYS } from '@/lib/invitations/invitation'
import { INVITATION_MESSAGE_LIMIT } from '@/lib/invitations/schema'
import { ROLES } from '@/lib/users/schema'

type InviteFormProps = { action: FormAction<object>; answer: Result<object> | null }

/** Asks somebody in by mail. Whoever invites an administrator confirms their password, if that is long ago. */
export function InviteForm({ action, answer }: InviteFormProps) {
  const router = useRouter()
  const [sent, setSent] = useState(0)
  return (
    <section aria-labelledby="invite" className="invite-form">
      <h2 id="invite" className="text-xl">
        Invite Users
      </h2>
      <p className="mt-2 mb-4 text-muted">
        The link in the mail works once, for {INVITATION_DAYS} days, and only for the address it was sent to.
      </p>
      <div className="grid gap-4">
        <FreshForm
          // The next invitation begins with an empty form.
          key={sent}
          action={action}
          answer={answer?.ok ? null : answer}
          id="user-invite"
          done={{ title: doneTitle('invite') }}
          failedTitle={failedTitle('invite')}
          lost={lostText('invite')}
          onDone={() => {
            setSent(sent + 1)
            router.refresh()
          }}
        >
          {({ pending, error, typed }) => (
            <div className="grid gap-2">
              <FormField
                id="invite-email"
                name="email"
                type="email"
                label="Email"
                autoComplete="off"
                maxLength={254}
                required
                defaultValue={typed('email')}
                error={error('email')}
              />
              <SelectControl
                id="invite-role"
                name="role"
                label="Role"
                defaultValue={typed('role') ?? 'user'}
                options={ROLES.map((value) => ({ value, label: ROLE_LABEL[value] }))}
                error={error('role')}
              />
              <FieldFrame id="invite-message" label="Message (optional)" error={error('message')}>
                <TextArea
                  id="invite-message"
                  name="message"
                  rows={3}
                  maxLength={INVITATION_MESSAGE_LIMIT}
                  defaultValue={typed('message')}
                  aria-invalid={error('message') ? true : undefined}
                  aria-describedby="invite-message-message"
                  className="field min-h-24"
                />
              </FieldFrame>
              <SubmitButton pending={pending} busy="Sending..." className="justify-self-start">
                Send Invitation
              </SubmitButton>
            </div>
          )}
        </FreshForm>
      </div>
    </section>
  )
}
