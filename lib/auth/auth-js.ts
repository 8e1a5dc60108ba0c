import 'server-only'
import NextAuth from 'next-auth'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { routes } from '@/lib/core/routes'
import { admitSocial } from './commands/social'
import { authProviders } from './providers'
import { cookiePrefix, isSecureSite } from './session-cookie'

// Auth.js builds its addresses from this, before any header of a request; so a forged host reaches none of them.
process.env.AUTH_URL = `${env.SITE_URL}/api/auth`

const cookie = (name: string) => ({ name: `${cookiePrefix}auth.${name}` })

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
  cookies: {
    callbackUrl: cookie('callback-url'),
    csrfToken: cookie('csrf-token'),
    pkceCodeVerifier: cookie('pkce'),
    state: cookie('state'),
    nonce: cookie('nonce'),
    sessionToken: cookie('unused'),
  },
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
