import 'server-only'
import { AppError } from '@/lib/core/app-error'
import { writeAudit } from '@/lib/core/audit'
import { db } from '@/lib/core/db'
import { hitRateLimit } from '@/lib/core/rate-limit'
import { findCaller } from '../find-caller'
import { isPasswordOf } from '../password-hashing'
import { openSession } from './sessions'
import { admitAttempt } from './throttle'

type Credentials = { email: string; password: string; network: string }

/**
 * Signs in with e-mail and password. Nobody's address, a social member's and a wrong password are one failure with one
 * text and one duration. `restored` says that the account was on its way out and stays. @throws AppError 'invalid' or 'rate_limited'.
 */
export async function signInWithPassword(given: Credentials): Promise<{ restored: boolean }> {
  const { email, password, network } = given
  const user = await findOwner(email)
  if (!(await provePassword({ account: email, password, passwordHash: user?.passwordHash, network, owner: user }))) {
    throw new AppError('invalid', 'Invalid email or password')
  }
  // The proof above says that there is one. A second factor will be asked for here, before the session exists.
  const opened =
    user && (await openSession(user, await findCaller(), { method: 'password', provedHash: user.passwordHash }))
  if (!opened) throw new AppError('invalid', 'Invalid email or password')
  return opened
}

type Proof = {
  /** What the failures are counted by: the e-mail address, whether it exists or not. */
  account: string
  password: string
  passwordHash: string | null | undefined
  network: string
  owner: { id: string; username: string } | null
}

/**
 * Compares a password under the limits for guessing, and writes down every failure.
 * @throws AppError 'rate_limited' when it was guessed too often.
 */
export async function provePassword({ account, password, passwordHash, network, owner }: Proof): Promise<boolean> {
  const record = (action: string) =>
    writeAudit(db, { actor: owner, action, network, ...(owner ? { subject: `user:${owner.id}` } : {}) })
  try {
    const attempt = await admitAttempt(account, network)
    const isRight = await isPasswordOf(password, passwordHash).catch(async (error) => {
      await attempt.undo()
      throw error
    })
    if (isRight) await attempt.succeed()
    else await attempt.fail()
    if (!isRight) await record('auth.sign-in-failed')
    return isRight
  } catch (error) {
    if (error instanceof AppError && (await isWorthARow(account, network))) await record('auth.sign-in-locked')
    throw error
  }
}

/** The log cannot be emptied, so knocking at a locked door fills it with one row a minute and no more. */
const isWorthARow = async (account: string, network: string) =>
  (await hitRateLimit(`sign-in-locked:${network}:${account.toLowerCase()}`, { limit: 1, windowSeconds: 60 })).allowed

async function findOwner(email: string) {
  const row = await db.user.findUnique({
    where: { email },
    select: {
      id: true,
      email: true,
      emailVerifiedAt: true,
      passwordHash: true,
      profile: { select: { username: true } },
    },
  })
  return row?.profile ? { ...row, username: row.profile.username } : null
}
