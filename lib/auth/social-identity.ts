import { z } from 'zod'
import { MAX_EMAIL } from '@/lib/core/email-length'
import { PROVIDER_IDS, type ProviderId } from './schema'

/** What a provider says about somebody, reduced to what counts here. */
export type SocialIdentity = {
  provider: ProviderId
  subject: string
  /** Lower-case; null when none came along. */
  email: string | null
  /** The provider itself says that the address was proved. Silence means no. */
  emailVerified: boolean
  /** The name that the provider gives. It may be no name to show here; see `toGivenName`. */
  name: string | null
  nickname: string | null
}

const claims = z.object({
  email: z.string().toLowerCase().pipe(z.email().max(MAX_EMAIL)).nullish().catch(null),
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  name: z.string().max(200).nullish().catch(null),
  preferred_username: z.string().max(200).nullish().catch(null),
  sub: z.string().min(1).max(255).optional().catch(undefined),
  id: z
    .union([z.string().min(1).max(255), z.number().transform(String)])
    .optional()
    .catch(undefined),
})

/**
 * Reads the profile that a provider sent. `null` when it names nobody: Auth.js would then make a person up, one at each
 * sign-in.
 */
export function toSocialIdentity(provider: string | undefined, profile: unknown): SocialIdentity | null {
  const known = PROVIDER_IDS.find((id) => id === provider)
  // Twitter wraps what it says.
  const flat = profile && typeof profile === 'object' && 'data' in profile ? profile.data : profile
  const parsed = claims.safeParse(flat)
  if (!known || !parsed.success) return null
  const { sub, id, email, email_verified, name, preferred_username } = parsed.data
  const subject = sub ?? id
  if (!subject) return null
  return {
    provider: known,
    subject,
    email: email ?? null,
    emailVerified: email_verified && Boolean(email),
    name: name ?? null,
    nickname: preferred_username ?? null,
  }
}
