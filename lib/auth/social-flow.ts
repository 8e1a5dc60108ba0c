import 'server-only'
import type { NextRequest } from 'next/server'
import { AppError } from '@/lib/core/app-error'
import { env } from '@/lib/core/env'
import { beginSocial, handlers } from './auth-js'
import { recordSocialFailure, toFailure } from './commands/social'
import { configuredProviders } from './providers'
import { providerLabel } from './provider-label'
import type { ProviderId } from './schema'
import { rememberIntent, type SocialIntent } from './social-intent'

/**
 * Prepares the way to a provider and returns the address of its page.
 * @throws AppError 'unexpected' with the specification's text when it is not offered or does not answer.
 */
export async function startSocial(provider: ProviderId, intent: Pick<SocialIntent, 'callbackUrl' | 'linkTo'>): Promise<string> {
  const failed = () => new AppError('unexpected', `Failed to sign in with ${providerLabel(provider)}`)
  if (!configuredProviders().includes(provider)) throw failed()
  const url: unknown = await beginSocial(provider, { redirect: false, redirectTo: intent.callbackUrl }).catch(() => null)
  if (typeof url !== 'string' || !URL.canParse(url) || url.startsWith(env.SITE_URL)) throw failed()
  await rememberIntent({ ...intent, url })
  return url
}

/** Answers a browser that comes back from a provider: always a redirect to a page of this site. */
export async function finishSocial(request: NextRequest, provider: string): Promise<Response> {
  const known = configuredProviders().find((id) => id === provider)
  if (!known) return new Response(null, { status: 404 })
  const answer = await handlers.GET(request)
  const goal = new URL(answer.headers.get('location') ?? env.SITE_URL, env.SITE_URL)
  const failed = goal.origin !== new URL(env.SITE_URL).origin || /^[A-Z]/.test(goal.searchParams.get('error') ?? '')
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie)
  if (failed) await recordSocialFailure(known)
  headers.set('location', failed ? `${env.SITE_URL}${toFailure('social', known)}` : goal.href)
  return new Response(null, { status: 303, headers })
}
