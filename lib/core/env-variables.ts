import { z } from 'zod'
import { MAX_EMAIL } from './email-length'
import { findPasswordFault } from './password-fault'
import { fitsHash, hasCharacters, LEAST_PASSWORD, MAX_PASSWORD_BYTES } from './password-length'
import { site } from './site'

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)
const unlessBlank = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsAbsent, schema)
const optional = <Schema extends z.ZodType>(schema: Schema) => unlessBlank(schema.optional())

/** Whether the whole can be read, user and password too: clients decode them, and a bare % or # is no part of an address. */
export function isReadableAddress(value: string): boolean {
  try {
    const { username, password, hash } = new URL(value)
    decodeURIComponent(username + password)
    return hash === ''
  } catch {
    return false
  }
}

/** What to tell somebody whose address cannot be read. */
export const WRITE_SIGNS = 'signs such as # and % in a password are written %23 and %25'

/** An address with a password in it. */
const service = (start: RegExp, startText: string, example: string) =>
  z
    .string('is missing')
    .regex(start, { error: `must start with ${startText}`, abort: true })
    .refine(isReadableAddress, { error: `must be an address such as ${example} (${WRITE_SIGNS})`, abort: true })

/** Links are made by writing a path behind it. What is no address at all has been told so. */
function hasNoPath(value: string): boolean {
  if (!URL.canParse(value)) return true
  const { pathname, search, hash, username } = new URL(value)
  return /^\/*$/.test(pathname) && !search && !hash && !username
}

/** `somebody@example.com`, or a name with that in angle brackets. */
const SENDER = /^(?:.*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

/** For sites that send nothing; nobody has an address there. */
const NO_SENDER = `${site.name} <no-reply@fieldtest.example>`

/**
 * The host of this machine, or of one in this network such as the catcher of docker compose: a name without a dot, or an address
 * by number.
 */
const IS_NEAR = /^([^.]+|[\d.]+|\[.*\])$/

const text = optional(z.string().max(2000))
/** Puts an OpenID provider, found by its discovery document, in place of the provider's own addresses. */
const issuer = optional(
  z.url({ protocol: /^https?$/, error: 'must be an address such as https://accounts.example.com' }),
)

/** Every variable the application reads; .env.example explains them one by one. */
const variables = z.object({
  NODE_ENV: unlessBlank(z.enum(['development', 'test', 'production']).default('development')),
  DATABASE_URL: unlessBlank(
    service(/^postgres(ql)?:\/\//, 'postgresql://', 'postgresql://user:password@host:5432/name'),
  ),
  DATABASE_POOL: unlessBlank(z.coerce.number('must be a number').int().min(1).max(200).default(10)),
  SITE_URL: unlessBlank(
    z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' })
      .refine(hasNoPath, 'must be an address without a path, such as https://example.com')
      // As browsers write it, since it is compared with what they say of where they are.
      .transform((url) => new URL(url).origin)
      .default('http://localhost:3000'),
  ),
  AUTH_SECRET: unlessBlank(z.string('is missing').min(32, 'must have at least 32 characters')),
  SMTP_URL: optional(service(/^smtps?:\/\//, 'smtp:// or smtps://', 'smtp://user:password@host:587')),
  MAIL_FROM: unlessBlank(
    z
      .string()
      .trim()
      .regex(SENDER, 'must be an e-mail address, or a name with one in angle brackets')
      .default(NO_SENDER),
  ),
  DATA_DIR: unlessBlank(z.string().default('.data')),
  TRUST_PROXY: unlessBlank(z.coerce.number('must be the number of proxies in front').int().min(0).max(10).default(0)),
  POSTING_PACE: unlessBlank(z.coerce.number('must be a number').int().min(1).max(1_000_000).default(1)),
  ADMIN_EMAIL: optional(
    z.email('must be an e-mail address').max(MAX_EMAIL, `must have at most ${MAX_EMAIL} characters`),
  ),
  ADMIN_SETUP_PASSWORD: optional(
    z
      .string()
      .refine((text) => hasCharacters(text, LEAST_PASSWORD.staff), {
        error: `must have at least ${LEAST_PASSWORD.staff} characters`,
        abort: true,
      })
      .refine(fitsHash, { error: `must have at most ${MAX_PASSWORD_BYTES} bytes`, abort: true }),
  ),
  // Read by payment providers; shown by their last four characters only.
  CARD_PROVIDER_API_KEY: text,
  PAYPAL_CLIENT_ID: text,
  PAYPAL_SECRET: text,
  // A social provider is offered when it has both an id and a secret.
  AUTH_GOOGLE_ID: text,
  AUTH_GOOGLE_SECRET: text,
  AUTH_GOOGLE_ISSUER: issuer,
  AUTH_FACEBOOK_ID: text,
  AUTH_FACEBOOK_SECRET: text,
  AUTH_FACEBOOK_ISSUER: issuer,
  AUTH_TWITTER_ID: text,
  AUTH_TWITTER_SECRET: text,
  AUTH_TWITTER_ISSUER: issuer,
})

/** Registering would refuse what is not. Under which name that will be, nobody knows yet. */
const isGoodAdmin = ({ ADMIN_EMAIL: email, ADMIN_SETUP_PASSWORD: password }: Env) =>
  !email || !password || findPasswordFault(password, { username: '', email, role: 'admin' }) === null

const environment = variables
  .refine(
    ({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || IS_NEAR.test(new URL(SMTP_URL).hostname) || MAIL_FROM !== NO_SENDER,
    { path: ['MAIL_FROM'], error: 'must be an address of yours, since SMTP_URL names a server that delivers' },
  )
  .refine(({ ADMIN_EMAIL, ADMIN_SETUP_PASSWORD }) => ADMIN_EMAIL || !ADMIN_SETUP_PASSWORD, {
    path: ['ADMIN_EMAIL'],
    error: 'must stand beside ADMIN_SETUP_PASSWORD',
  })
  .refine(({ ADMIN_EMAIL, ADMIN_SETUP_PASSWORD }) => ADMIN_SETUP_PASSWORD || !ADMIN_EMAIL, {
    path: ['ADMIN_SETUP_PASSWORD'],
    error: 'must stand beside ADMIN_EMAIL',
  })
  .refine(isGoodAdmin, {
    path: ['ADMIN_SETUP_PASSWORD'],
    error: 'must be harder to guess: not a common word, nor a name of the site or of ADMIN_EMAIL',
  })

export type Env = z.output<typeof variables>

/**
 * Checks the environment.
 * @throws Error with one line per bad variable, naming it and never showing its value.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = environment.safeParse(source)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new Error(`The environment is not usable: ${lines.join('; ')}.`)
}
