import { expect, test } from 'vitest'
import { doneTitle, failedTitle, lostText, type UserAct } from '@/components/users/user-answers'

test.each<[UserAct, string | undefined, string]>([
  ['role', 'Failed to update role', 'Update Failed'],
  ['edit', 'An error occurred while updating the user', 'Update Failed'],
  ['delete', 'An error occurred while deleting the user', 'Delete Failed'],
  ['verify', 'There was a problem sending the verification email', 'Failed to resend'],
  ['invite', 'Failed to send invitation. Please try again.', 'Invitation not sent'],
  ['suspend', undefined, 'Update Failed'],
])('what is said of %s is what the specification says', (act, lost, title) => {
  expect(lostText(act)).toBe(lost)
  expect(failedTitle(act)({ ok: false, problem: 'unexpected', message: '' })).toBe(title)
  expect(doneTitle(act)).not.toBe('')
})
