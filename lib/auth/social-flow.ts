import 'server-only'
import { cookies } from 'next/headers'
import type { NextRequest } from 'next/server'
import { AppError } from '@/lib/core/app-error'
import { env } from '@/lib/core/env'
import { escapeMarkup } from '@/lib/core/escape-markup'
import { isNativePost } from '@/lib/core/native-post/is-native-post'
import { recordSocialFailure, toFailure } from './commands/social'
import { providerLabel } from './provider-label'
import { configuredProviders } from './providers'
import type { ProviderId } from './schema'
import { findSession } from './session'
import { lockedCookie } from './session-cookie'
import { recallIntent, rememberIntent } from './social-intent'

/** What somebody sets out for: to sign in, or to link an account to the session in use. */
type Errand = { callbackUrl: string; link: boolean }

/**
 * Prepares the way to a provider and returns the address of its page.
 * @throws AppError with the specification's text when it is not offered or does not answer.
 */
export async function startSocial(provider: ProviderId, { callbackUrl, link }: Errand): Promise<string> {
  const failed = () => new AppError('unexpected', `Failed to sign in with ${providerLabel(provider)}`)
  if (!configuredProviders().includes(provider)) throw failed()
  const linkTo = link ? await requireSession() : null
  const { beginSocial } = await authJs()
  const url: unknown = await beginSocial(provider, { redirect: false, redirectTo: callbackUrl }).catch(() => null)
  if (typeof url !== 'string' || !URL.canParse(url) || isHere(url)) throw failed()
  await rememberIntent({ callbackUrl, linkTo, url })
  // A form may post to this site only (its policy, `form-action`), and browsers hold that against redirects as well.
  return (await isNativePost()) ? `${env.SITE_URL}/api/auth/leave` : url
}

async function requireSession() {
  const session = await findSession()
  if (!session) throw new AppError('unauthenticated', 'Please sign in first.')
  return { userId: session.userId, sessionId: session.id }
}

/** The page that a browser without scripts leaves by. */
export async function leaveForProvider(): Promise<Response> {
  const url = (await recallIntent())?.url
  if (!url)
    return new Response(null, {
      status: 303,
      headers: { location: `${env.SITE_URL}${await toFailure('social', undefined)}` },
    })
  const href = escapeMarkup(url)
  const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>One moment</title><meta http-equiv="refresh" content="0;url=${href}"></head>
<body><p><a href="${href}">Continue to sign in</a></p></body></html>
`
  return new Response(page, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store' },
  })
}

/** Answers a browser that comes back from a provider: always a redirect to a page of this site. */
export async function finishSocial(request: NextRequest, provider: string): Promise<Response> {
  const known = configuredProviders().find((id) => id === provider)
  if (!known) return new Response(null, { status: 404 })
  const { handlers, travelCookies } = await authJs()
  const answer = await handlers.GET(request)
  const goal = new URL(answer.headers.get('location') ?? env.SITE_URL, env.SITE_URL)
  // Our own answers name the provider; an error without one is Auth.js speaking.
  const isOwn = goal.searchParams.get('provider') === known || !goal.searchParams.has('error')
  const failed = !isOwn || !isHere(goal.href) || goal.pathname.startsWith('/api/')
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  const jar = await cookies()
  for (const name of travelCookies) jar.set(name, '', { ...lockedCookie, maxAge: 0 })
  if (failed) await recordSocialFailure(known)
  headers.set('location', failed ? `${env.SITE_URL}${await toFailure('social', known)}` : goal.href)
  return new Response(null, { status: 303, headers })
}

/** Loaded when somebody first goes to a provider; signing in with a password needs none of it. */
const authJs = () => import('./auth-js')

const isHere = (url: string) => new URL(url).origin === new URL(env.SITE_URL).origin
