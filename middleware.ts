import { type NextRequest, NextResponse } from 'next/server'
import { firstPaintScript } from '@/components/layout/document-attributes'
import { PAGE_PATH_HEADER } from '@/lib/core/page-path'
import { publicPolicy } from '@/lib/core/security-headers'
import { SESSION_COOKIE_NAME } from '@/lib/core/session-cookie-name'

/**
 * Runs for member and admin pages only (design, section 5): no session cookie, no page. Whether the cookie is worth
 * anything is asked where the data is; here there is no database. Next calls the file name old-fashioned once per start.
 */
export const config = {
  // Few patterns: Next tries each in turn at every request.
  matcher: [
    '/:area(dashboard|profile|settings|bookmarks|comments|continue|wishlist|report|notifications|admin)/:rest*',
    '/forum/:work(edit|moderate|history)/:rest*',
  ],
}

/** The cookie of the session with https and without. */
const SESSION_COOKIES = [`__Host-${SESSION_COOKIE_NAME}`, SESSION_COOKIE_NAME]

export async function middleware(request: NextRequest) {
  const isSignedIn = SESSION_COOKIES.some((name) => request.cookies.has(name))
  const response = isSignedIn || isAction(request) ? await toPage(request) : toSignIn(request)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

/**
 * A server action, sent by a script or as a form. It asks for its own right, and whoever sent it must hear that the session
 * has ended: a redirect would take what was typed away, before the action can keep it (lib/core/native-post.ts).
 */
const isAction = ({ method, headers }: NextRequest) =>
  method === 'POST' && (headers.has('next-action') || headers.get('content-type')?.startsWith('multipart/form-data'))

/**
 * Answers pages that are rendered whole for each request, so that every script of theirs can carry the answer's nonce. Only the
 * rule for scripts is stricter than elsewhere.
 */
async function toPage(request: NextRequest) {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  const scripts = `script-src 'self' 'nonce-${nonce}' ${await firstPaintHash}${DEVELOPMENT}`
  const policy = publicPolicy.value.replace(/script-src [^;]*/, scripts)
  const headers = new Headers(request.headers)
  // Next reads the nonce from the policy of the request.
  headers.set('Content-Security-Policy', policy)
  headers.set(PAGE_PATH_HEADER, request.nextUrl.pathname + request.nextUrl.search)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

/** React evaluates code to show better stacks while developing. */
const DEVELOPMENT = process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''

/** The script of the root layout, which is static and knows no nonce. */
const firstPaintHash = crypto.subtle
  .digest('SHA-256', new TextEncoder().encode(firstPaintScript))
  .then((hash) => `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`)

function toSignIn({ nextUrl }: NextRequest) {
  const target = nextUrl.clone()
  target.pathname = '/sign-in'
  target.search = ''
  target.searchParams.set('callbackUrl', nextUrl.pathname + nextUrl.search)
  return NextResponse.redirect(target)
}
