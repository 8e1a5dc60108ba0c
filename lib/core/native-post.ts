import 'server-only'
import { randomBytes } from 'node:crypto'
import type { Route } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { Problem } from './app-error'
import { HOUR_SECONDS } from './durations'
import { addAnswer, isSmall, type KeptAnswer, readAnswers } from './native-post/answer-cookie'
import { isNativePost } from './native-post/is-native-post'
import { keepValues, readValues } from './native-post/kept-values'
import { now } from './native-post/now'
import type { Fail, FormAction, Result } from './result'
import { routes } from './routes'

const SHOWN_SECONDS = 120
/** Somebody has to sign in, to give the password once more, or to wait for the site, before the form is seen again. */
const ON_THE_WAY_SECONDS = HOUR_SECONDS

/** Why a form is seen again only after a while. */
const ON_THE_WAY: ReadonlySet<Problem> = new Set(['unauthenticated', 'reauthenticate', 'unexpected'])

type NativePost<Data> = {
  /** Names the form among those of its page. */
  form: string
  /** Where the form stands; its fields say so where pages of one kind hold it. Only the query is the browser's word. */
  page: Route | ((posted: FormData) => Route)
  /** Which of the page's rows the form stands in. Its `id` unless told. */
  row?: (posted: FormData) => string
  /** The parameter of the page's address that opens the form as a dialog; a success leaves it out, so that the page is seen. */
  dialog?: string
  /** Where a success leads; left out, the form is shown again with the answer. */
  next?: (data: Data) => string
  /** The page that a success leads to says so: it reads the answer as the form's own page would. */
  tells?: boolean
  /** Runs after a success, with and without scripts. */
  after?: (data: Data) => Promise<void>
}

/** The answer of a form, with the row that the form stands in where its page has several. */
export type Answered<Data> = Result<Data> & { row: string | null }

/**
 * An action for forms on pages that are rendered per request. With scripts it answers like the action itself. A form
 * posted without scripts is answered by a redirect: such a page is resumed from a prerendered shell, and React then
 * drops the state of `useActionState`. The answer travels in a signed cookie that only the redirected page reads; typed
 * texts too long for it wait in the database. Whoever was signed out meanwhile signs in and finds the form as it was.
 */
export function nativePost<Data>(
  action: FormAction<Data>,
  { form, page, row = toId, dialog, next, tells, after }: NativePost<Data>,
): FormAction<Data> {
  return async (previous, data) => {
    const result = await action(previous, data)
    if (result.ok) await after?.(result.data)
    if (!(await isNativePost())) return result
    if (result.ok && next) {
      const address = next(result.data) as Route
      redirect(tells ? await toAnsweredPage(form, address, result, row(data)) : address)
    }
    // Kept already.
    if (!result.ok && result.signIn) redirect(result.signIn as Route)
    const address = typeof page === 'function' ? page(data) : page
    redirect(await toAnsweredPage(form, address, result, row(data), result.ok ? dialog : undefined))
  }
}

/**
 * Leads a form that was posted without scripts to the page that shows what it did, so that reloading posts nothing. For
 * forms on static pages, which show a failure themselves. With scripts it does nothing.
 */
export async function leaveNativePost(page: string): Promise<void> {
  if (await isNativePost()) redirect(page as Route)
}

/**
 * An action whose form stands on static pages, which show a failure themselves. What a visitor has posted without scripts
 * is kept under the form's name, with an empty message, and the answer says how signing in leads to it.
 */
export function keptForSignIn<Data>(action: FormAction<Data>, form: string): FormAction<Data> {
  return async (previous, data) => {
    const result = await action(previous, data)
    if (result.ok || result.problem !== 'unauthenticated' || !(await isNativePost())) return result
    const id = await keepAnswer(form, null, { ...result, ...SIGNED_IN }, ON_THE_WAY_SECONDS)
    return { ...result, signIn: routes.signInTo(`${routes.continueWriting}?answer=${id}`) }
  }
}

/** The page of a form with its answer, for a form that a route handler has answered; for a visitor the way there. */
export async function toAnsweredPage(
  form: string,
  page: Route,
  result: Result<unknown>,
  row: string | null = null,
  without?: string,
): Promise<Route> {
  const isVisitor = !result.ok && result.problem === 'unauthenticated'
  const isOnTheWay = !result.ok && ON_THE_WAY.has(result.problem)
  const seconds = isOnTheWay ? ON_THE_WAY_SECONDS : SHOWN_SECONDS
  const id = await keepAnswer(form, row, isVisitor ? { ...result, ...SIGNED_OUT } : result, seconds)
  const answered = withAnswer((await headers()).get('referer'), page, id, without)
  return isVisitor ? (routes.signInTo(answered) as Route) : answered
}

/** What a form was answered with when it was posted without scripts: `id` is the page's `answer` parameter. */
export async function readAnswer<Data>(form: string, id: unknown): Promise<Answered<Data> | null> {
  const kept = (await readAnswers()).find((answer) => answer.id === id && answer.form === form)
  if (!kept) return null
  // Signed, hence what `keepAnswer` has written for this form.
  const answer = { ...kept.result, row: kept.row } as Answered<Data>
  if (answer.ok || !kept.token) return answer
  return { ...answer, values: (await readValues(kept.token)) ?? {} }
}

/** The answer that is read once somebody has signed in again. */
const SIGNED_OUT = {
  problem: 'invalid',
  message: 'You were signed out in the meantime. Everything is as you left it: please send it again.',
} as const satisfies Partial<Fail>

/** Nothing is wrong any more: the page says itself what has happened. */
const SIGNED_IN = { problem: 'invalid', message: '' } as const satisfies Partial<Fail>

async function keepAnswer(form: string, row: string | null, result: Result<unknown>, seconds: number): Promise<string> {
  const until = now() + seconds * 1000
  const answer: KeptAnswer = { id: randomBytes(4).toString('hex'), form, row, result, token: null, until }
  await addAnswer(isSmall(answer) || result.ok ? answer : await withoutValues(answer, result))
  return answer.id
}

/** The typed texts go where they find room. Rather without them than without the answer. */
async function withoutValues(answer: KeptAnswer, { values = {}, ...result }: Fail): Promise<KeptAnswer> {
  return { ...answer, result, token: await keepValues(values) }
}

/**
 * The page that was posted, with its query, and the part of it that answers; only its path is taken, so a foreign address cannot lead elsewhere. Nor can a path
 * with two slashes at its beginning, which a posted id can make and browsers read as another site.
 */
function withAnswer(referer: string | null, page: Route, id: string, without: string | undefined): Route {
  const base = 'http://site.invalid'
  const url = new URL(page, base)
  const from = referer && URL.canParse(referer) ? new URL(referer) : null
  if (from?.pathname === url.pathname && !url.search) url.search = from.search
  if (without) url.searchParams.delete(without)
  url.searchParams.set('answer', id)
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}` as Route
}

/** What names a row in most forms. */
const toId = (posted: FormData) => String(posted.get('id') ?? '').slice(0, 100)
