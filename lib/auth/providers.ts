import 'server-only'
import type { NextAuthConfig } from 'next-auth'
import Facebook from 'next-auth/providers/facebook'
import Google from 'next-auth/providers/google'
import Twitter from 'next-auth/providers/twitter'
import { env } from '@/lib/core/env'
import { providerLabel } from './provider-label'
import { PROVIDER_IDS, type ProviderId } from './schema'

type Keys = { id: string; secret: string; issuer: string | undefined }

/** The credentials of a provider, or null where the operator gave none. Read at each call, so that tests can set them. */
function keysOf(provider: ProviderId): Keys | null {
  const name = { google: 'GOOGLE', facebook: 'FACEBOOK', twitter: 'TWITTER' } as const satisfies Record<
    ProviderId,
    string
  >
  const prefix = `AUTH_${name[provider]}` as const
  const [id, secret, issuer] = [env[`${prefix}_ID`], env[`${prefix}_SECRET`], env[`${prefix}_ISSUER`]]
  return id && secret ? { id, secret, issuer } : null
}

/** Providers that have credentials, in the specification's order. */
export const configuredProviders = (): ProviderId[] => PROVIDER_IDS.filter((provider) => keysOf(provider) !== null)

type Client = { clientId: string; clientSecret: string; checks: ('pkce' | 'state')[] }

/** The providers' own addresses, as Auth.js knows them. */
const OWN = {
  google: (client: Client) => Google(client),
  facebook: (client: Client) => Facebook(client),
  twitter: (client: Client) => Twitter(client),
} as const satisfies Record<ProviderId, unknown>

/** The configured providers as Auth.js wants them. */
export const authProviders = (): NextAuthConfig['providers'] =>
  configuredProviders().flatMap((provider) => {
    const keys = keysOf(provider)
    if (!keys) return []
    const client = { clientId: keys.id, clientSecret: keys.secret }
    if (!keys.issuer) return [OWN[provider]({ ...client, checks: ['pkce', 'state'] })]
    return [
      {
        id: provider,
        name: providerLabel(provider),
        type: 'oidc' as const,
        issuer: keys.issuer,
        checks: ['pkce' as const, 'state' as const, 'nonce' as const],
        // The user information endpoint, since not every provider puts the address into the identity token.
        idToken: false,
        ...client,
      },
    ]
  })
