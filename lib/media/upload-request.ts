import 'server-only'
import { headers } from 'next/headers'
import { assertMember } from '@/lib/core/action/preconditions'
import { toFail } from '@/lib/core/action/to-fail'
import type { Problem } from '@/lib/core/app-error'
import { clientAddress, networkOf } from '@/lib/core/client-address'
import { hitRateLimit } from '@/lib/core/rate-limit'
import type { Fail, FormAction, Result } from '@/lib/core/result'

type Upload = {
  /** Largest body in bytes, all fields together. */
  maxBytes: number
  /** What a larger one is told. */
  tooLarge: string
  /** What whoever may not write is told, where the usual sentence is not it. */
  messages?: Partial<Record<Problem, string>>
  /** Where a form that was posted without scripts is led, with its answer; without it such a form gets the JSON. */
  back?: (result: Result<unknown>) => Promise<string>
}

const STATUS: Partial<Record<Problem, number>> = {
  unauthenticated: 401,
  forbidden: 403,
  unverified: 403,
  suspended: 403,
  reauthenticate: 403,
  not_found: 404,
  conflict: 409,
  rate_limited: 429,
  unexpected: 500,
}

/**
 * A `POST` handler that gives a form with a file to an action, as Next gives it smaller forms: from this site only, with
 * a limit on the body that holds while it is read, whatever its length claims. The action guards the rest.
 */
export const receiveUpload =
  <Data>(action: FormAction<Data>, { back, ...limits }: Upload) =>
  async (request: Request): Promise<Response> => {
    const result = await receive(request, action, limits)
    if (back && request.headers.get('sec-fetch-mode') === 'navigate') {
      return new Response(null, { status: 303, headers: { Location: await back(result), 'Cache-Control': NOT_KEPT } })
    }
    const status = result.ok ? 200 : result.message === limits.tooLarge ? 413 : (STATUS[result.problem] ?? 400)
    return Response.json(result, { status, headers: { 'Cache-Control': NOT_KEPT } })
  }

const UNREADABLE = 'This form could not be read.'
const NOT_KEPT = 'private, no-store'

async function receive<Data>(request: Request, action: FormAction<Data>, { maxBytes, tooLarge, messages }: Upload) {
  if (!isFromHere(request.headers)) return fail('forbidden', 'This form was sent from another site.')
  // Pairs, which no page sends a file as, cost Node the square of their number.
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')) return fail('invalid', UNREADABLE)
  if (Number(request.headers.get('content-length')) > maxBytes) return fail('invalid', tooLarge)
  const network = networkOf(clientAddress(await headers()))
  const { allowed } = await hitRateLimit(`upload-request:by ${network}`, { limit: 120, windowSeconds: 60 })
  if (!allowed) return fail('rate_limited', 'That was a little too fast. Please wait a minute and try again.')
  // Whoever may not write is refused whatever the form holds, so it is not read.
  const refused = await assertMember({ unverified: 'allowed' }).then(
    () => null,
    (error: unknown) => toFail(error, messages ? { messages } : {}),
  )
  if (refused) return refused
  const form = await readBody(request, maxBytes)
  if (form === 'too large') return fail('invalid', tooLarge)
  if (form === 'unreadable') return fail('invalid', UNREADABLE)
  return action(null, form)
}

/** Browsers say where a form comes from; what says nothing is no browser on one of our pages. */
function isFromHere(sent: Headers): boolean {
  const site = sent.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = sent.get('origin')
  const host = sent.get('x-forwarded-host') ?? sent.get('host')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === host
}

async function readBody({ body, headers: sent }: Request, maxBytes: number) {
  let bytes = 0
  let isOver = false
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        bytes += chunk.byteLength
        if (bytes <= maxBytes) return out.enqueue(chunk)
        isOver = true
        out.error(new Error('The body is too large.'))
      },
    }),
  )
  try {
    return await new Response(counted, { headers: { 'Content-Type': sent.get('content-type') ?? '' } }).formData()
  } catch {
    return isOver ? 'too large' : 'unreadable'
  }
}

const fail = (problem: Problem, message: string): Fail => ({ ok: false, problem, message })
