import 'server-only'
import { MINUTE_MS } from './durations'
import { log } from './log'
import { ownAddress } from './own-address'

/** The page is the same for a while, and a scan of made-up addresses must not double itself. */
const FRESH_MS = MINUTE_MS

let page: { html: Promise<string>; at: number } | null = null

/**
 * The site's own not-found page as the answer of a route handler, which can render none: the server asks itself for an
 * address that nothing has. Plain text when that fails.
 */
export async function missingPageAnswer(): Promise<Response> {
  if (!page || Date.now() - page.at > FRESH_MS) page = { html: readMissingPage(), at: Date.now() }
  const html = await page.html.catch((error: unknown) => {
    page = null
    log.error('missing_page.not_read', error)
    return null
  })
  return new Response(html ?? 'Oops! Page not found', {
    status: 404,
    headers: {
      'Content-Type': `text/${html ? 'html' : 'plain'}; charset=utf-8`,
      'Cache-Control': 'private, no-store',
    },
  })
}

async function readMissingPage(): Promise<string> {
  const answer = await fetch(`${ownAddress()}/not-found-page`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(5000),
  })
  if (answer.status !== 404) throw new Error(`The not-found page answered ${answer.status}.`)
  return answer.text()
}
