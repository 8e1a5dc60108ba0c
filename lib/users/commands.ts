import 'server-only'
import { endAccountNow } from '@/lib/account/commands/ending'
import { offerAddress } from '@/lib/auth/commands/address'
import { lockAdmins } from '@/lib/auth/commands/admins'
import { requireMail } from '@/lib/auth/commands/mail-limit'
import { AppError } from '@/lib/core/app-error'
import type { Db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import type { Role } from '@/lib/generated/prisma/enums'
import { renameProfile } from '@/lib/profile/commands'
import { listTagsShowing } from '@/lib/profile/shown-queries'
import { deletionRefusal, ONLY_ADMINS, paymentsRefusal, roleRefusal } from './policy'
import { findUserToGuard, type UserToGuard } from './queries'
import { REASON_MISSING } from './schema'

const forbidden = (why: string) => new AppError('forbidden', why)

/**
 * The account as it is once nobody else can take an administrator away. Of two administrators who act on each other in the
 * same instant the second is none any more by then. @throws AppError 'forbidden' or 'not_found'.
 */
async function lockUser(tx: Db, member: Member, id: string): Promise<UserToGuard> {
  const admins = await lockAdmins(tx)
  if (!admins.has(member.id)) throw forbidden(ONLY_ADMINS)
  // Accepting an invitation changes a role, too, without being an act of an administrator.
  await tx.$queryRaw`SELECT id FROM profiles WHERE id = ${id}::uuid FOR UPDATE`
  const user = await findUserToGuard(id, tx)
  if (!user) throw new AppError('not_found', 'This no longer exists.')
  return user
}

type Change = { member: Member; id: string }

/**
 * Gives somebody a role. Says which one they had, and which cache tags show it: what staff write is marked.
 * @throws AppError 'forbidden' with the specification's sentence, 'conflict' when they have it already.
 */
export async function setRole(
  tx: Db,
  { member, id, role }: Change & { role: Role },
): Promise<{ from: Role; username: string; tags: string[] }> {
  const user = await lockUser(tx, member, id)
  const refusal = roleRefusal(member, user, role)
  if (refusal) throw forbidden(refusal)
  const { role: from, username } = user
  if (from === role) throw new AppError('conflict', `${username} is ${WITH_ARTICLE[role]} already.`)
  // A form that was filled in before must not take the change back.
  await tx.profile.update({ where: { id }, data: { role, version: { increment: 1 } }, select: { id: true } })
  return { from, username, tags: await listTagsShowing(id, [username], tx) }
}

/** A role as a sentence about somebody names it. */
export const WITH_ARTICLE = {
  user: 'a regular user',
  moderator: 'a moderator',
  admin: 'an administrator',
} as const satisfies Record<Role, string>

type Edit = {
  username: string
  email?: string | undefined
  role: Role
  payments?: 'yes' | 'no' | undefined
  version: number
  reason?: string | undefined
}

/**
 * What an edit has done: the role before and after, the name before and after, whether the `payments` right was given or
 * taken, whether an address has to be confirmed.
 */
export type Edited = {
  tags: string[]
  role?: { from: Role; to: Role }
  name?: { from: string; to: string }
  payments?: boolean
  mailed: boolean
}

/**
 * Stores name, role, right and address of somebody, each by its own rule; another address is in use once its owner has
 * confirmed it. @throws AppError 'invalid' when another role or right comes without a reason, 'conflict' when the account was
 * changed since the form was shown, the name is taken, the address belongs to somebody else, or nothing changes.
 */
export async function editAccount(tx: Db, { member, id, ...edit }: Change & Edit): Promise<Edited> {
  const { username, email, role, payments, version } = edit
  const user = await lockUser(tx, member, id)
  if (user.version !== version) {
    throw new AppError(
      'conflict',
      'This account was changed in another window meanwhile. Close the dialog and try again.',
    )
  }
  if (!email && user.email) throw invalid('email', 'Email is required')
  const edited: Edited = { tags: [], mailed: false }
  if (role !== user.role) {
    edited.tags.push(...(await setRole(tx, { member, id, role })).tags)
    edited.role = { from: user.role, to: role }
  }
  if (username !== user.username) {
    edited.tags.push(...(await renameProfile(tx, id, user.username, username)))
    edited.name = { from: user.username, to: username }
  }
  if (payments && (payments === 'yes') !== user.managesPayments) {
    edited.payments = payments === 'yes'
    const refusal = paymentsRefusal(member, user, edited.payments)
    if (refusal) throw forbidden(refusal)
    await tx.user.update({ where: { id }, data: { managesPayments: edited.payments }, select: { id: true } })
    await tx.profile.update({ where: { id }, data: { version: { increment: 1 } }, select: { id: true } })
  }
  if ((edited.role || edited.payments !== undefined) && !edit.reason) throw invalid('reason', REASON_MISSING)
  if (email && email !== user.email?.toLowerCase()) {
    // Whoever looks after accounts sees every address anyway; the owner of this one is told nothing.
    const holder = await tx.user.findUnique({ where: { email }, select: { emailVerifiedAt: true } })
    if (holder?.emailVerifiedAt) throw conflict('Email already in use', 'email')
    await requireMail('verify', email, tx)
    await offerAddress(tx, { ...user, username }, email, 'staff')
    edited.mailed = true
  }
  if (!edited.role && !edited.name && !edited.mailed && edited.payments === undefined)
    throw conflict('Nothing was changed.')
  return edited
}

/** Deletes somebody at once, with or without their texts. Returns the cache tags that showed them. */
export async function removeUser(tx: Db, { member, id, removesText }: Change & { removesText: boolean }) {
  const user = await lockUser(tx, member, id)
  const refusal = deletionRefusal(member, user)
  if (refusal) throw forbidden(refusal)
  const tags = await endAccountNow(tx, id, removesText)
  if (!tags) throw forbidden('This admin account cannot be deleted.')
  return tags
}

const invalid = (field: string, message: string) => new AppError('invalid', message, { [field]: [message] })
const conflict = (message: string, field?: string) =>
  new AppError('conflict', message, field ? { [field]: [message] } : undefined)
