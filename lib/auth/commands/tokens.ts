import 'server-only'
import type { Db } from '@/lib/core/db'
import { HOUR_MS } from '@/lib/core/durations'
import { isSame } from '@/lib/core/is-same'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { TokenPurpose } from '@/lib/generated/prisma/enums'
import { hashCode, hashSecret, makeCode, makeSecret } from '../secret-token'

const HOURS = { verify_email: 24, reset_password: 1, change_email: 1 } as const satisfies Record<TokenPurpose, number>
const MOST_CODE_TRIES = 5

/** Whom a later registration of an address asked to become: nothing, when there was none. */
export type Pending = { pendingUsername?: string }

/** What a used token says. */
export type UsedToken = {
  id: string
  userId: string
  purpose: TokenPurpose
  email: string | null
  pendingUsername: string | null
}

/**
 * Makes a token, kills the older ones of the same purpose, and returns what the mail says. The two ways in which an account
 * waits for an address leave each other alone: somebody else who registered the one that it has not proved stays able to
 * prove it, whatever its holder asks for, and takes nothing from the holder who waits for another.
 */
export async function issueToken(
  tx: Db,
  { purpose, userId, email, ...pending }: { purpose: TokenPurpose; userId: string; email: string } & Pending,
): Promise<{ token: string; code: string }> {
  const [token, code] = [makeSecret(), makeCode()]
  const tokenHash = hashSecret(token)
  const isPending = pending.pendingUsername !== undefined
  await killTokens(tx, userId, [purpose], { OR: [{ email }, ...(isPending ? [] : [{ pendingUsername: null }])] })
  await tx.accountToken.create({
    data: {
      purpose,
      userId,
      email,
      tokenHash,
      codeHash: purpose === 'verify_email' ? hashCode(code, tokenHash) : null,
      expiresAt: new Date(Date.now() + HOURS[purpose] * HOUR_MS),
      ...pending,
    },
    select: { id: true },
  })
  return { token, code }
}

/** Keeps a registration of which no mail may go yet, for the next mail. A mail that has gone proves what it says. */
export async function rememberPending(
  tx: Db,
  { userId, email, ...pending }: { userId: string; email: string } & Pending,
): Promise<void> {
  if (!pending.pendingUsername) return
  const [tokenHash, now] = [hashSecret(makeSecret()), new Date()]
  await tx.accountToken.create({
    data: { purpose: 'verify_email', userId, email, tokenHash, expiresAt: now, usedAt: now, ...pending },
    select: { id: true },
  })
}

/**
 * What the newest registration of an address asked for that an account holds unproved, if that is not what it already is.
 * No other mail to the address makes it forgotten.
 */
export async function findPending(client: Db, userId: string, email: string): Promise<Pending> {
  const last = await client.accountToken.findFirst({
    where: { userId, email, purpose: 'verify_email', pendingUsername: { not: null } },
    orderBy: { createdAt: 'desc' },
    select: { pendingUsername: true },
  })
  return last?.pendingUsername ? { pendingUsername: last.pendingUsername } : {}
}

/**
 * Makes every open token of these purposes worthless; `which`: only some of them. Returns how many there were.
 */
export async function killTokens(
  tx: Db,
  userId: string,
  purposes: readonly TokenPurpose[],
  which: Prisma.AccountTokenWhereInput = {},
): Promise<number> {
  const { count } = await tx.accountToken.updateMany({
    where: { userId, purpose: { in: [...purposes] }, usedAt: null, ...which },
    data: { usedAt: new Date() },
  })
  return count
}

/** Whose token it is while it can still be used; it stays usable. */
export async function findToken(db: Db, token: string, purpose: TokenPurpose): Promise<{ userId: string } | null> {
  return db.accountToken.findFirst({
    where: { tokenHash: hashSecret(token), purpose, usedAt: null, expiresAt: { gt: new Date() } },
    select: { userId: true },
  })
}

/** Uses a token up in one statement, so that of any number of parallel attempts one succeeds. `null`: used, expired, unknown. */
export async function spendToken(tx: Db, token: string, purposes: readonly TokenPurpose[]): Promise<UsedToken | null> {
  // Shorter ones are never made (specification, section 5).
  if (token.length <= 10) return null
  const [row] = await tx.$queryRaw<UsedToken[]>`
    UPDATE account_tokens SET used_at = now()
    WHERE token_hash = ${hashSecret(token)} AND purpose::text = ANY(${[...purposes]}) AND used_at IS NULL AND expires_at > now()
    RETURNING id, user_id AS "userId", purpose, email, pending_username AS "pendingUsername"`
  return row ?? null
}

/**
 * Tries a code for an address and says which token it belongs to. The try is counted before it is compared, so that
 * parallel ones pass no more than five. The token itself is used up by `spendTokenById`.
 */
export async function tryCode(db: Db, email: string, code: string): Promise<string | null> {
  const rows = await db.$queryRaw<{ id: string; codeHash: Uint8Array; tokenHash: Uint8Array }[]>`
    UPDATE account_tokens SET code_tries = code_tries + 1
    WHERE email = ${email}::citext AND purpose = 'verify_email' AND used_at IS NULL AND expires_at > now()
      AND code_hash IS NOT NULL AND code_tries < ${MOST_CODE_TRIES}
    RETURNING id, code_hash AS "codeHash", token_hash AS "tokenHash"`
  return rows.find((row) => isSame(hashCode(code, row.tokenHash), row.codeHash))?.id ?? null
}

/** `spendToken` for a token that its code has found. */
export async function spendTokenById(tx: Db, id: string): Promise<UsedToken | null> {
  const [row] = await tx.$queryRaw<UsedToken[]>`
    UPDATE account_tokens SET used_at = now() WHERE id = ${id}::uuid AND used_at IS NULL AND expires_at > now()
    RETURNING id, user_id AS "userId", purpose, email, pending_username AS "pendingUsername"`
  return row ?? null
}
