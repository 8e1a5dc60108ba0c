import 'server-only'
import NextAuth from 'next-auth'
import { cookiePrefix, isSecureSite } from '@/lib/core/cookie-prefix'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { routes } from '@/lib/core/routes'
import { admitSocial } from './commands/social'
import { authProviders } from './providers'

// Auth.js builds its addresses from this, before any header of a request; so a forged host reaches none of them.
process.env.AUTH_URL = `${env.SITE_URL}/api/auth`

/** What Auth.js keeps in the browser while somebody is with the provider. */
const COOKIES = {
  callbackUrl: { name: `${cookiePrefix}authjs.callback-url` },
  csrfToken: { name: `${cookiePrefix}authjs.csrf-token` },
  pkceCodeVerifier: { name: `${cookiePrefix}authjs.pkce` },
  state: { name: `${cookiePrefix}authjs.state` },
  nonce: { name: `${cookiePrefix}authjs.nonce` },
}

/** The names of those cookies, which are worth nothing once somebody has come back. */
export const travelCookies = Object.values(COOKIES).map(({ name }) => name)

/**
 * Auth.js speaks OAuth and OpenID Connect with the providers. Whom an identity belongs to, and the session, are ours
 * (`admitSocial`): its answer is always an address, so that Auth.js itself never signs anybody in.
 */
export const { handlers, signIn: beginSocial } = NextAuth(() => ({
  providers: authProviders(),
  secret: env.AUTH_SECRET,
  session: { strategy: 'jwt' },
  trustHost: true,
  useSecureCookies: isSecureSite,
  cookies: COOKIES,
  pages: { signIn: routes.signIn, error: routes.signIn },
  callbacks: {
    signIn: ({ account, profile }) => admitSocial(account?.provider, profile),
    redirect: ({ url }) => (url.startsWith('/') ? `${env.SITE_URL}${url}` : env.SITE_URL),
  },
  logger: {
    error: (error) => log.warn('auth.social_failed', { problem: error.name, detail: error.message.slice(0, 300) }),
    warn: () => {},
    debug: () => {},
  },
}))
