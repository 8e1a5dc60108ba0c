'use server'

import { updateTag } from 'next/cache'
import { requireMail } from '@/lib/auth/commands/mail-limit'
import { endSessions } from '@/lib/auth/commands/sessions'
import { USERNAME_CONFLICTS } from '@/lib/auth/commands/usernames'
import { mailVerificationAgain } from '@/lib/auth/commands/verify'
import { staffAction } from '@/lib/core/action'
import { AppError } from '@/lib/core/app-error'
import { ok } from '@/lib/core/result'
import { editAccount, removeUser, setRole, WITH_ARTICLE } from './commands'
import { canEndSessionsOf, deletionRefusal, editRefusal, ONLY_ADMINS, roleRefusal, verifyAgainRefusal } from './policy'
import { findUserToGuard, type UserToGuard } from './queries'
import { changeRoleInput, deleteUserInput, editUserInput, endSessionsInput, userInput } from './schema'

/** Gives a person another role. Administrators only; refuses oneself, the first administrator, and an address without proof. */
export const changeRole = staffAction({
  act: 'user.change-role',
  input: changeRoleInput,
  subject: async ({ id, role }) => {
    const user = await findUserToGuard(id)
    return user && { user, role }
  },
  allow: (member, { user, role }) => roleRefusal(member, user, role) ?? true,
  denied: ONLY_ADMINS,
  // Whoever makes administrators can do everything.
  fresh: ({ role }, { user }: { user: UserToGuard }) => role === 'admin' && user.role !== 'admin',
  messages: { unexpected: 'Failed to update role' },
  run: async ({ input: { id, role }, member, tx }) => {
    const { tags, ...change } = await setRole(tx, { member, id, role })
    for (const tag of tags) updateTag(tag)
    return ok(change, `${change.username} is ${WITH_ARTICLE[role]} now.`)
  },
  audit: ({ input: { id, role, reason }, data }) => ({
    action: 'user.change-role',
    subject: `user:${id}`,
    reason,
    details: { from: data.from, to: role },
  }),
})

/** Changes a person's name, role, rights or address, which its owner confirms by mail. Administrators only. */
export const editUser = staffAction({
  act: 'user.edit',
  input: editUserInput,
  subject: ({ id }) => findUserToGuard(id),
  allow: (member, user) => editRefusal(member, user) ?? true,
  denied: 'Only admins can edit users',
  // Whoever makes administrators, looks into payments or chooses who can reset a password can do everything.
  fresh: ({ role, email, payments }, user: UserToGuard) =>
    (payments === 'yes' && !user.managesPayments) ||
    (role === 'admin' && user.role !== 'admin') ||
    (email !== undefined && email !== user.email?.toLowerCase()),
  conflicts: USERNAME_CONFLICTS,
  messages: { unexpected: 'An error occurred while updating the user' },
  run: async ({ input, member, tx }) => {
    const { tags, ...done } = await editAccount(tx, { member, ...input })
    for (const tag of tags) updateTag(tag)
    return ok(done, done.mailed ? `${input.email} is in use once the link mailed to it is followed.` : 'Saved.')
  },
  audit: ({ input: { id, reason }, data: { role, name, payments, mailed } }) => ({
    // Role and right are what the log is asked for; name and address are told beside them.
    action: role ? 'user.change-role' : payments === undefined ? 'user.edit' : 'user.change-payments',
    subject: `user:${id}`,
    reason,
    details: {
      ...role,
      ...(name && { name }),
      ...(payments !== undefined && { payments }),
      ...(mailed && { newAddress: true }),
    },
  }),
})

/** Deletes an account at once, with its texts or without. Administrators only; refuses oneself and the first administrator. */
export const deleteUser = staffAction({
  act: 'user.delete',
  input: deleteUserInput,
  subject: ({ id }) => findUserToGuard(id),
  allow: (member, user) => deletionRefusal(member, user) ?? true,
  denied: 'Only admins can delete users',
  // Nothing of it comes back: whoever finds an administrator's browser open could empty the site.
  fresh: () => true,
  messages: { unexpected: 'An error occurred while deleting the user' },
  run: async ({ input: { id, texts }, member, subject, tx }) => {
    for (const tag of await removeUser(tx, { member, id, removesText: texts === 'remove' })) updateTag(tag)
    return ok({}, `The account ${subject.username} was deleted.`)
  },
  audit: ({ input: { id, texts, reason }, subject: { username, role } }) => ({
    action: 'user.delete',
    subject: `user:${id}`,
    reason,
    details: { username, role, texts },
  }),
})

/** Signs a person out everywhere. Administrators only; refuses oneself, and whoever is signed in nowhere. */
export const endUserSessions = staffAction({
  act: 'user.end-sessions',
  input: endSessionsInput,
  subject: ({ id }) => findUserToGuard(id),
  allow: canEndSessionsOf,
  run: async ({ input: { id }, subject, tx }) => {
    const ended = await endSessions(tx, { userId: id })
    if (ended === 0) throw new AppError('conflict', `${subject.username} is signed in nowhere.`)
    return ok({ ended }, `${subject.username} was signed out everywhere.`)
  },
  audit: ({ input: { id, reason }, data: { ended } }) => ({
    action: 'user.end-sessions',
    subject: `user:${id}`,
    reason,
    details: { ended },
  }),
})

/** Mails a person the verification anew. Administrators only; refuses an address that is proved, or was mailed a minute ago. */
export const verifyUserAgain = staffAction({
  act: 'user.verify-again',
  input: userInput,
  subject: ({ id }) => findUserToGuard(id),
  allow: (member, user) => verifyAgainRefusal(member, user) ?? true,
  messages: { unexpected: 'There was a problem sending the verification email' },
  run: async ({ subject: { email }, tx }) => {
    if (!email) throw new AppError('conflict', 'This account has no address yet.')
    await requireMail('verify', email, tx)
    await mailVerificationAgain(tx, email)
    return ok({}, `A new link was mailed to ${email}.`)
  },
  audit: ({ input: { id } }) => ({ action: 'user.verify-again', subject: `user:${id}` }),
})
