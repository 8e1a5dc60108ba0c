'use client'

import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { FormStatus } from '@/components/ui/form-status'
import { Link } from '@/components/ui/link'
import { SubmitButton } from '@/components/ui/submit-button'
import { usePostedForm } from '@/components/ui/use-posted-form'
import type { FormAction, Result } from '@/lib/core/result'
import { type Address, routes } from '@/lib/core/routes'
import type { OpenInvitation } from '@/lib/invitations/queries'

export type Accepted = { role: string }

/** Staff go to their desk, members to their page. Loaded whole, since the session may be a new one. */
export const goToStart = ({ role }: Accepted) => location.assign(role === 'user' ? routes.dashboard : routes.admin)

const AS: Record<string, string> = { user: 'as a member', moderator: 'as a moderator', admin: 'as an administrator' }

/** Who invites, as what, and what they write. */
export function InvitationText({ invitation: { by, role, email, message } }: { invitation: OpenInvitation }) {
  return (
    <>
      <p>
        <b className="font-semibold">{by}</b> invites <span className="wrap-anywhere">{email}</span> {AS[role]}.
      </p>
      {message && (
        <blockquote className="mt-4 border-l-2 border-accent pl-4 font-reading text-lg whitespace-pre-line wrap-anywhere">
          {message}
        </blockquote>
      )}
    </>
  )
}

type AcceptFormProps = {
  action: FormAction<Accepted>
  answer: Result<Accepted> | null
  token: string
  invitation: OpenInvitation
}

/** For a member whose address it is. Opening the link changes nothing, since mail scanners open links; the button does. */
export function AcceptForm({ action, answer, token, invitation }: AcceptFormProps) {
  const { form, pending, failed } = usePostedForm({
    action,
    answer,
    toast: ({ ok, message }) => ({
      id: 'invitation',
      kind: ok ? 'success' : 'error',
      title: ok ? 'Invitation Accepted' : 'Action Denied',
      description: message,
    }),
    onDone: goToStart,
  })
  return (
    <form {...form}>
      <input type="hidden" name="token" value={token} />
      <InvitationText invitation={invitation} />
      <FormStatus message={failed?.message} />
      <SubmitButton pending={pending} busy="Accepting..." className="w-full">
        Accept invitation
      </SubmitButton>
    </form>
  )
}

/** For somebody who has an account with the address and is not signed in. */
export function SignInView({ invitation, signInTo }: { invitation: OpenInvitation; signInTo: Address }) {
  return (
    <>
      <InvitationText invitation={invitation} />
      <p className="mt-4">This address has an account. Sign in with it to accept.</p>
      <Link href={signInTo} className="button-primary mt-6 w-full">
        Sign In
      </Link>
    </>
  )
}

/** For somebody who is signed in with another address. */
export function ElsewhereView({ username, signOut }: { username: string | undefined; signOut: ReactNode }) {
  return (
    <>
      <p>
        You are signed in as <b className="font-semibold">{username}</b>, but this invitation was sent to another
        address.
      </p>
      <p className="mt-2 mb-6 text-muted">
        If that address is yours as well, log out and open the link again. If somebody forwarded it to you, ask them for
        an invitation of your own.
      </p>
      {signOut}
    </>
  )
}

export function InvalidView() {
  return (
    <>
      <p>It was used, replaced by a newer one, taken back, or is older than seven days.</p>
      <p className="mt-2 text-muted">Ask whoever invited you for a new one, or register without it.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link href={routes.home} className={buttonClass()}>
          Return to Home
        </Link>
        <Link href={routes.register} className={buttonClass('outline')}>
          Register
        </Link>
      </div>
    </>
  )
}
