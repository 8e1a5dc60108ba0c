import type { Role } from '@/lib/generated/prisma/enums'

/** bcrypt reads 72 bytes. More are refused, never cut (design, section 9). */
export const MAX_PASSWORD_BYTES = 72

/** Whether a password is hashed as a whole. */
export const fitsHash = (text: string) =>
  text.length <= MAX_PASSWORD_BYTES && new TextEncoder().encode(text).length <= MAX_PASSWORD_BYTES

/** The least length of a password in characters (design, section 9): of an account, of a new one, of whoever acts on others. */
export const LEAST_PASSWORD = { account: 6, change: 8, staff: 12 } as const

/** Whether a password has so many characters, where JavaScript counts the halves of some. */
export const hasCharacters = (password: string, least: number): boolean => [...password].length >= least

/** How long a password has to be that somebody with this role chooses anew, in characters. */
export const leastAnew = (role: Role): number => LEAST_PASSWORD[role === 'user' ? 'change' : 'staff']
