import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type JWK, Provider } from 'oidc-provider'
import { freePort } from '@/lib/operations/ports'

export const OPENID_CLIENT = { id: 'fieldtest', secret: 'a-secret-of-the-provider-for-tests' }

export type OpenidServer = { issuer: string; stop: () => Promise<void> }

/** What the provider says about somebody; what the sign-in page's form leaves out is not said. */
type Claims = { sub: string; name?: string; email?: string; email_verified?: boolean }

/**
 * A real OpenID provider on loopback for the site's address and each of the providers' names. Its sign-in page asks who
 * one is, so that a test decides what is told; Cancel goes back without a proof. It is called 127.0.0.1 and the site
 * localhost, since browsers share cookies among the ports of one host.
 */
export async function startOpenidServer(site: string, providers: readonly string[]): Promise<OpenidServer> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const people = new Map<string, Claims>()
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: OPENID_CLIENT.id,
        client_secret: OPENID_CLIENT.secret,
        redirect_uris: providers.map((name) => `${site}/api/auth/callback/${name}`),
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomUUID()] },
    features: { devInteractions: { enabled: false } },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    ttl: { AccessToken: 600, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => people.get(sub) ?? { sub } }),
    // Everything that the site asks for is granted; consent is the provider's business, not ours.
    async loadExistingGrant({ oidc: { provider, client, session, params } }) {
      if (!client || !session?.accountId) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope(String(params?.scope ?? ''))
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(provider, people, request, response)
    else answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: listening } = server.address() as AddressInfo
  if (listening !== port) throw new Error('The provider listens elsewhere.')
  return {
    issuer,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function interact(
  provider: Provider,
  people: Map<string, Claims>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(SIGN_IN_PAGE)
    return
  }
  const form = new URLSearchParams(await readBody(request))
  const said = (name: string) => form.get(name) || undefined
  const sub = said('sub') ?? randomUUID()
  people.set(sub, {
    sub,
    ...(said('name') ? { name: said('name') } : {}),
    ...(said('email') ? { email: said('email'), email_verified: form.has('verified') } : {}),
  } as Claims)
  const result = form.has('cancel')
    ? { error: 'access_denied', error_description: 'The person pressed Cancel.' }
    : { login: { accountId: sub } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

/** An RSA key, as a provider signs with. */
function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'tests' } as JWK
}

const SIGN_IN_PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Provider for tests</title><link rel="icon" href="data:,"></head>
<body><h1>Provider for tests</h1><form method="post">
<label>Subject <input name="sub"></label>
<label>Name <input name="name"></label>
<label>Address <input name="email"></label>
<label><input type="checkbox" name="verified"> Address is proved</label>
<button>Sign in</button> <button name="cancel" value="1">Cancel</button>
</form></body></html>
`
