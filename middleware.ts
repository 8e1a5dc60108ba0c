import { type NextRequest, NextResponse } from 'next/server'

/**
 * Runs for member and admin pages only (design, section 5): no session cookie, no page. Whether the cookie is worth
 * anything is asked where the data is; here there is no database. Next calls the file name old-fashioned once per start.
 */
export const config = {
  matcher: [
    '/dashboard/:rest*',
    '/profile/:rest*',
    '/settings/:rest*',
    '/bookmarks/:rest*',
    '/comments/:rest*',
    '/wishlist/:rest*',
    '/admin/:rest*',
  ],
}

export function middleware(request: NextRequest) {
  const isSignedIn = request.cookies.has('__Host-session') || request.cookies.has('session')
  const response = isSignedIn ? NextResponse.next() : toSignIn(request)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

function toSignIn({ nextUrl }: NextRequest) {
  const target = nextUrl.clone()
  target.pathname = '/sign-in'
  target.search = ''
  target.searchParams.set('callbackUrl', nextUrl.pathname + nextUrl.search)
  return NextResponse.redirect(target)
}
