import type { Toast } from '@/components/ui/toast'
import type { Fail, Result } from '@/lib/core/result'

/** What can be done with somebody; the titles are the specification's where it has one (section 8). */
const TITLES = {
  role: { done: 'Role Updated', failed: 'Update Failed' },
  edit: { done: 'User Updated', failed: 'Update Failed' },
  delete: { done: 'User Deleted', failed: 'Delete Failed' },
  sessions: { done: 'Sessions Ended', failed: 'Update Failed' },
  verify: { done: 'Verification email sent', failed: 'Failed to resend' },
  suspend: { done: 'User Suspended', failed: 'Update Failed' },
  lift: { done: 'Suspension Lifted', failed: 'Update Failed' },
  invite: { done: 'Invitation Sent', failed: 'Invitation not sent' },
  revoke: { done: 'Invitation Revoked', failed: 'Update Failed' },
} as const

export type UserAct = keyof typeof TITLES

/** What is said when the server does not answer, where the specification has words for it. */
const LOST: Partial<Record<UserAct, string>> = {
  role: 'Failed to update role',
  edit: 'An error occurred while updating the user',
  delete: 'An error occurred while deleting the user',
  verify: 'There was a problem sending the verification email',
  invite: 'Failed to send invitation. Please try again.',
}

export const lostText = (act: UserAct) => LOST[act]

export const doneTitle = (act: UserAct) => TITLES[act].done

/** What a failure is called: a rule that was broken is a refusal, all else a failure. */
export const failedTitle =
  (act: UserAct) =>
  ({ problem }: Fail) =>
    problem === 'forbidden' ? 'Action Denied' : TITLES[act].failed

/** The one toast that tells what came of an act. */
export const toUserToast =
  (act: UserAct) =>
  (result: Result<unknown>): Toast => {
    const id = `user-${act}`
    if (result.ok) return { id, kind: 'success', title: doneTitle(act), description: result.message }
    return { id, kind: 'error', title: failedTitle(act)(result), description: result.message }
  }
