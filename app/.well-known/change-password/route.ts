import { routes } from '@/lib/core/routes'

/** Where password managers send somebody to change a password (W3C, A Well-Known URL for Changing Passwords). */
export function GET() {
  return new Response(null, { status: 302, headers: { Location: routes.profileSecurity } })
}
