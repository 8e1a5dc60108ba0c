import 'server-only'
import { writeAudit } from '@/lib/core/audit'
import { type Db, db } from '@/lib/core/db'
import { queueMail } from '@/lib/core/mail'
import { hitRateLimit } from '@/lib/core/rate-limit'
import { routes } from '@/lib/core/routes'
import { findCaller } from '../find-caller'
import { toGivenName } from '../full-name'
import { providerLinkedLetter } from '../letters'
import { providerLabel } from '../provider-label'
import { findSession } from '../session'
import { type SocialIdentity, toSocialIdentity } from '../social-identity'
import { forgetIntent, recallIntent, type SocialIntent } from '../social-intent'
import { toSkeleton } from '../username'
import { evictFormerHolder } from './eviction'
import { openSession } from './sessions'
import { findUsernameLike } from './usernames'

/** Why somebody came back without what they wanted; the page they come to puts it into words. */
type SocialError = 'social' | 'OAuthAccountNotLinked' | 'linked-elsewhere' | 'link-expired'

/**
 * What becomes of somebody whom a provider vouches for (design, section 6): signs in, links or refuses, and returns the
 * path to go to. Accounts are found by provider and subject only.
 */
export async function admitSocial(provider: string | undefined, profile: unknown): Promise<string> {
  const identity = toSocialIdentity(provider, profile)
  const intent = await recallIntent()
  await forgetIntent()
  const outcome = !identity || !intent ? 'social' : await admitIdentity(identity, intent)
  if (outcome === 'restored') return routes.settingsRestored
  if (!outcome) return intent?.callbackUrl ?? routes.home
  await recordSocialFailure(provider ?? 'unknown', outcome)
  return toFailure(outcome, provider)
}

const admitIdentity = (identity: SocialIdentity, { linkTo }: SocialIntent) =>
  linkTo ? linkIdentity(identity, linkTo) : signInIdentity(identity)

/** The page that explains: for somebody who is signed in the settings, else the sign-in page. */
export async function toFailure(error: SocialError, provider: string | undefined): Promise<string> {
  const page = (await findSession()) ? routes.settings : routes.signIn
  return `${page}?${new URLSearchParams({ error, ...(provider ? { provider } : {}) })}`
}

/** Writes down that somebody came back from a provider in vain: `social` is cancelled, replayed, or broken. */
export async function recordSocialFailure(provider: string, problem: SocialError = 'social'): Promise<void> {
  const [{ network }, session] = await Promise.all([findCaller(), findSession()])
  // Anybody can call the address, and the log cannot be emptied.
  const { allowed } = await hitRateLimit(`social-failed:${network}`, { limit: 10, windowSeconds: 60 })
  if (!allowed) return
  const member = session && { id: session.userId, username: session.username }
  await writeAudit(db, {
    actor: member,
    action: member ? 'auth.provider-refused' : 'auth.sign-in-failed',
    ...(member ? { subject: `user:${member.id}` } : {}),
    network,
    details: { method: provider, problem },
  })
}

async function linkIdentity(
  identity: SocialIdentity,
  linkTo: NonNullable<SocialIntent['linkTo']>,
): Promise<SocialError | null> {
  const session = await findSession()
  // The browser must still be signed in as it was when it left.
  if (session?.id !== linkTo.sessionId || session.userId !== linkTo.userId) return 'link-expired'
  const { network } = await findCaller()
  return db.$transaction(async (tx) => {
    const known = await findAccount(tx, identity)
    if (known) return known.userId === session.userId ? null : 'linked-elsewhere'
    const { count } = await addAccount(tx, identity, session.userId)
    if (count === 0) return 'linked-elsewhere'
    const actor = { id: session.userId, username: session.username }
    const details = { provider: identity.provider }
    await writeAudit(tx, { actor, action: 'auth.provider-linked', subject: `user:${actor.id}`, network, details })
    if (session.email && session.verified) {
      const label = providerLabel(identity.provider)
      await queueMail(tx, providerLinkedLetter(session.email, session.username, label, new Date(), network))
    }
    return null
  })
}

async function signInIdentity(identity: SocialIdentity): Promise<SocialError | 'restored' | null> {
  const caller = await findCaller()
  const username = await findUsernameLike(identity.nickname, identity.name, identity.email?.split('@')[0])
  const found = await db.$transaction((tx) => findOrMakeOwner(tx, identity, username, caller.network))
  if (found === 'OAuthAccountNotLinked') return found
  const owner = await db.user.findUnique({
    where: { id: found },
    select: { id: true, email: true, emailVerifiedAt: true, profile: { select: { username: true } } },
  })
  if (!owner?.profile) return 'social'
  const member = { ...owner, username: owner.profile.username }
  const opened = await openSession(member, caller, { method: identity.provider })
  return opened?.restored ? 'restored' : null
}

/** The id of the account that the identity opens; a new one when it opens none. */
async function findOrMakeOwner(tx: Db, identity: SocialIdentity, username: string, network: string) {
  const known = await findAccount(tx, identity)
  if (known) return known.userId
  const email = identity.emailVerified ? identity.email : null
  const holder = email
    ? await tx.user.findUnique({ where: { email }, select: { id: true, emailVerifiedAt: true } })
    : null
  if (holder?.emailVerifiedAt) return 'OAuthAccountNotLinked'
  const id = holder
    ? await claimUnproved(tx, holder.id)
    : await makeMember(tx, { email, username, name: identity.name })
  const { count } = await addAccount(tx, identity, id)
  // Two tabs came back at once; the other one made the account, and this one must not leave a second.
  if (count === 0) throw new Error('This identity was taken a moment ago.')
  const action = holder ? 'auth.address-claimed' : 'auth.register'
  await writeAudit(tx, {
    actor: null,
    action,
    subject: `user:${id}`,
    network,
    details: { provider: identity.provider },
  })
  return id
}

/** The provider proves an address that somebody had registered without proof: they lose every way in. */
async function claimUnproved(tx: Db, id: string): Promise<string> {
  await tx.user.update({
    where: { id },
    data: { emailVerifiedAt: new Date(), passwordHash: null, totpSecret: null },
    select: { id: true },
  })
  await evictFormerHolder(tx, id)
  return id
}

async function makeMember(
  tx: Db,
  { email, username, name }: { email: string | null; username: string; name: string | null },
) {
  const { id } = await tx.user.create({
    data: { email, emailVerifiedAt: email ? new Date() : null },
    select: { id: true },
  })
  await tx.profile.create({
    data: { id, username, skeleton: toSkeleton(username), fullName: toGivenName(name ?? '') },
    select: { id: true },
  })
  return id
}

const findAccount = (tx: Db, { provider, subject }: SocialIdentity) =>
  tx.providerAccount.findUnique({ where: { provider_subject: { provider, subject } }, select: { userId: true } })

const addAccount = (tx: Db, { provider, subject, email }: SocialIdentity, userId: string) =>
  tx.providerAccount.createMany({ data: [{ provider, subject, email, userId }], skipDuplicates: true })
