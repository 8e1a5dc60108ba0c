import { AppError } from '@/lib/core/app-error'
import { site } from '@/lib/core/site'
import type { Role } from '@/lib/generated/prisma/enums'
import { isCommonPassword } from './common-passwords'

const STAFF_LEAST = 12

type Owner = { username: string; email: string | null; role: Role }

/**
 * What is wrong with a new password beyond its length in the form (design, section 9), or null: too common, made of the
 * site's or the person's own name, or short for somebody who can act on others.
 */
export function findPasswordFault(password: string, { username, email, role }: Owner): string | null {
  if (role !== 'user' && password.length < STAFF_LEAST) return `Password must be at least ${STAFF_LEAST} characters`
  const names = [
    site.name,
    ...(`${site.tagline} ${site.name} reviews news forum store`.toLowerCase().match(/[a-z]{4,}/g) ?? []),
  ]
  const own = [username, email ?? '', ...(email?.split(/[@.]/) ?? []), ...username.split(/[._-]/)]
  if (isCommonPassword(password, [...names, ...own]))
    return 'This password is too easy to guess. Please choose another one'
  return null
}

/** @throws AppError 'invalid' with the fault beside the field `password`. */
export function requireGoodPassword(password: string, owner: Owner): void {
  const fault = findPasswordFault(password, owner)
  if (fault) throw new AppError('invalid', fault, { password: [fault] })
}
