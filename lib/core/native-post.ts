import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Route } from 'next'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { env } from './env'
import type { FormAction, Result } from './result'

const COOKIE = 'form-answer'
const SECONDS = 120
/** Browsers refuse cookies beyond 4096 bytes. */
const MAX_BYTES = 3500

type NativePost<Data> = {
  /** Names the form among those of its page. */
  form: string
  /** Where the form stands; its fields say so where pages of one kind hold it. Only the query is the browser's word. */
  page: Route | ((posted: FormData) => Route)
  /** Where a success leads; left out, the form is shown again with the answer. */
  next?: (data: Data) => string
  /** Runs after a success, with and without scripts. */
  after?: (data: Data) => Promise<void>
}

/**
 * An action for forms on pages that are rendered per request. With scripts it answers like the action itself. A form
 * posted without scripts is answered by a redirect: such a page is resumed from a prerendered shell, and React then
 * drops the state of `useActionState`. The answer travels in a signed cookie that only the redirected page reads.
 */
export function nativePost<Data>(
  action: FormAction<Data>,
  { form, page, next, after }: NativePost<Data>,
): FormAction<Data> {
  return async (previous, data) => {
    const result = await action(previous, data)
    if (result.ok) await after?.(result.data)
    const sent = await headers()
    if (sent.has('next-action')) return result
    if (result.ok && next) redirect(next(result.data) as Route)
    const id = await keepAnswer(form, result)
    redirect(withAnswer(sent.get('referer'), typeof page === 'function' ? page(data) : page, id))
  }
}

/**
 * Leads a form that was posted without scripts to the page that shows what it did, so that reloading posts nothing. For
 * forms on static pages, which show a failure themselves. With scripts it does nothing.
 */
export async function leaveNativePost(page: string): Promise<void> {
  if (!(await headers()).has('next-action')) redirect(page as Route)
}

/** The page of a form with its answer, for a form that a route handler has answered. */
export async function toAnsweredPage(form: string, page: Route, result: Result<unknown>): Promise<Route> {
  return withAnswer((await headers()).get('referer'), page, await keepAnswer(form, result))
}

/** What a form was answered with when it was posted without scripts: `id` is the page's `answer` parameter. */
export async function readAnswer<Data>(form: string, id: unknown): Promise<Result<Data> | null> {
  const kept = (await cookies()).get(COOKIE)?.value.split('.')
  if (!kept || typeof id !== 'string') return null
  const [payload = '', mark = ''] = kept
  const expected = signature(payload)
  if (mark.length !== expected.length || !timingSafeEqual(Buffer.from(mark), Buffer.from(expected))) return null
  const answer: { id: string; form: string; result: Result<Data> } = JSON.parse(
    Buffer.from(payload, 'base64url').toString(),
  )
  return answer.id === id && answer.form === form ? answer.result : null
}

async function keepAnswer(form: string, result: Result<unknown>): Promise<string> {
  const id = randomBytes(4).toString('hex')
  let payload = encode({ id, form, result })
  // Rather without the typed texts than without the answer.
  if (payload.length > MAX_BYTES && !result.ok) payload = encode({ id, form, result: { ...result, values: {} } })
  const value = `${payload}.${signature(payload)}`
  ;(await cookies()).set(COOKIE, value, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: SECONDS,
    secure: isHttps(),
  })
  return id
}

/** The page that was posted, with its query; only its path is taken, so a foreign address cannot lead elsewhere. */
function withAnswer(referer: string | null, page: Route, id: string): Route {
  const base = 'http://site.invalid'
  const url = new URL(page, base)
  const from = referer && URL.canParse(referer) ? new URL(referer) : null
  if (from?.pathname === url.pathname) url.search = from.search
  url.searchParams.set('answer', id)
  return `${url.pathname}${url.search}` as Route
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signature = (payload: string) =>
  createHmac('sha256', env.AUTH_SECRET).update(`answer:${payload}`).digest('base64url')
const isHttps = () => env.SITE_URL.startsWith('https:')
