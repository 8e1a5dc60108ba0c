import type { Role } from '@/lib/generated/prisma/enums'
import { isCommonPassword } from './common-passwords'
import { hasCharacters, LEAST_PASSWORD } from './password-length'
import { site } from './site'

/** Whose password it is to be; the name is empty as long as nobody knows it. */
export type PasswordOwner = { username: string; email: string | null; role: Role }

/**
 * What is wrong with a new password beyond its length in the form (design, section 9), or null: too common, made of the
 * site's or the person's own name, or short for somebody who can act on others.
 */
export function findPasswordFault(password: string, { username, email, role }: PasswordOwner): string | null {
  const { staff } = LEAST_PASSWORD
  if (role !== 'user' && !hasCharacters(password, staff)) return `Password must be at least ${staff} characters`
  const names = [
    site.name,
    ...(`${site.tagline} ${site.name} reviews news forum store`.toLowerCase().match(/[a-z]{4,}/g) ?? []),
  ]
  const own = [username, email ?? '', ...(email?.split(/[@.]/) ?? []), ...username.split(/[._-]/)]
  if (isCommonPassword(password, [...names, ...own]))
    return 'This password is too easy to guess. Please choose another one'
  return null
}
