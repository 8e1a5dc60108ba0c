import 'server-only'
import { AppError } from '@/lib/core/app-error'
import { clientAddress, networkOf } from '@/lib/core/client-address'
import { hitRateLimit } from '@/lib/core/rate-limit'
import { routes } from '@/lib/core/routes'
import { toAbsolute } from '@/lib/core/to-absolute'
import { unsubscribeByToken } from './commands'
import { DONE } from './schema'

const NO_STORE = { 'Cache-Control': 'private, no-store' }

/**
 * Takes an address off the list at once, by the secret in the query alone (RFC 8058). 200 also when it was off already,
 * 404 for a secret of nobody, 429 after 120 of those a minute from one network. What a secret says is done whatever came before:
 * a provider of mail calls for all its people from one network.
 */
export async function answerOneClick(request: Request): Promise<Response> {
  try {
    await unsubscribeByToken(toToken(request.url))
    return answer(200, DONE.unsubscribed)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const network = networkOf(clientAddress(request.headers))
    const { allowed } = await hitRateLimit(`newsletter-one-click:${network}`, { limit: 120, windowSeconds: 60 })
    return allowed ? answer(404, error.message) : answer(429, 'Too many requests.')
  }
}

/** Shows the page whose button ends the subscription. */
export function leadToUnsubscribePage(request: Request): Response {
  const query = new URLSearchParams({ token: toToken(request.url) })
  const location = toAbsolute(`${routes.newsletterUnsubscribe}?${query}`)
  return new Response(null, { status: 303, headers: { ...NO_STORE, location } })
}

const toToken = (url: string) => (new URL(url).searchParams.get('token') ?? '').slice(0, 200)

const answer = (status: number, text: string) =>
  new Response(`${text}\n`, { status, headers: { ...NO_STORE, 'Content-Type': 'text/plain; charset=utf-8' } })
