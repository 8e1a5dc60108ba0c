import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { hash } from 'bcryptjs'
import { encode } from 'next-auth/jwt'
import postgres from 'postgres'
import { toSkeleton } from '@/lib/auth/username'
import { SESSION_COOKIE_NAME } from '@/lib/core/session-cookie-name'

/** Somebody who can sign in. */
export type Person = { id: string; username: string; email: string; password: string }

type Kind = { role?: 'user' | 'moderator' | 'admin'; verified?: boolean; suspended?: boolean }

export type Accounts = ReturnType<typeof makeAccounts>

/** Comparing takes as long as the hash says; the people of tests need not wait. */
const QUICK_COST = 4

/** A name that nobody has, such as `member-1c9f02ab`. */
export const someName = (prefix = 'member') => `${prefix}-${randomBytes(4).toString('hex')}`

export const somePassword = () => `Quartz-${randomBytes(6).toString('hex')}`

/** Members of the site under test, made and changed directly in its database (`DATABASE_URL`). */
export function makeAccounts() {
  const sql = postgres(process.env.DATABASE_URL ?? '', { max: 2, onnotice: () => {} })
  async function moveEnd(key: string, fromNow: string) {
    const stored = createHmac('sha256', process.env.AUTH_SECRET ?? '')
      .update(`rate-limit:${key}`)
      .digest('base64url')
    const { count } = await sql`
      update rate_limits set expires_at = now() + ${fromNow}::interval where key = ${stored}`
    if (count !== 1) throw new Error(`Nothing is counted under ${key}.`)
  }
  return {
    sql,
    async add({ role = 'user', verified = true, suspended = false }: Kind = {}): Promise<Person> {
      const [id, username, password] = [randomUUID(), someName(), somePassword()]
      const email = `${username}@example.com`
      await sql`
        insert into users (id, email, email_verified_at, password_hash, suspended_until)
        values (${id}, ${email}, ${verified ? sql`now()` : null}, ${await hash(password, QUICK_COST)},
          ${suspended ? sql`now() + interval '7 days'` : null})`
      await sql`
        insert into profiles (id, username, skeleton, role)
        values (${id}, ${username}, ${toSkeleton(username)}, ${role}::role)`
      return { id, username, email, password }
    },
    /** Opens a session as if its owner had just proved who they are; what the browser holds of it. */
    async openSession({ id }: Person): Promise<string> {
      const secret = randomBytes(32).toString('base64url')
      await sql`
        insert into sessions (id, token_hash, user_id, expires_at)
        values (${randomUUID()}, ${createHash('sha256').update(secret).digest()}, ${id}, now() + interval '1 day')`
      const seal = { secret: process.env.AUTH_SECRET ?? '', salt: SESSION_COOKIE_NAME, maxAge: 86_400 }
      return encode({ ...seal, token: { sid: secret } })
    },
    /** Lets the time of a limit pass, by the key that `lib/core/rate-limit.ts` counts it under. */
    endLimit: (key: string) => moveEnd(key, '-1 second'),
    /** Lets the time of a limit last, where it is shorter than a slow machine may take to the next act. */
    holdLimit: (key: string) => moveEnd(key, '1 hour'),
    close: () => sql.end(),
  }
}
