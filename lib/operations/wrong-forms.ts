import type { IncomingMessage } from 'node:http'
import { BODY_BYTES } from '@/lib/core/action/form-bytes'
import { comeBeforeNext } from './before-next'

/** Says of what part of the body is which; without it there are no parts. */
const BOUNDARY = /;\s*boundary=(?:"[^"]+"|[^\s;"]+)/i

/**
 * What a form that is posted to a page is refused with, and why; null lets it through. Below `/api/` each address has its own
 * rule. Next refuses the same ones, but as faults of the site, which would stand among those that administrators look into.
 */
export function findRefusal({ method, url = '/', headers }: IncomingMessage): { status: number; why: string } | null {
  if (method !== 'POST' || url.startsWith('/api/')) return null
  if (headers.origin !== undefined && !isOwn(headers.origin, headers))
    return { status: 403, why: 'This form was not sent from a page of this site.' }
  if (Number(headers['content-length']) > BODY_BYTES)
    return {
      status: 413,
      why: 'This form is larger than the 4 MB that are read. Go back: what you typed is still in it.',
    }
  const type = headers['content-type'] ?? ''
  return /^multipart\/form-data\b/i.test(type) && !BOUNDARY.test(type)
    ? { status: 400, why: 'This form does not say where its fields begin.' }
    : null
}

/**
 * Whether a form comes from the host that it was sent to, as Next asks it. `null`, from who hides where a form comes from, is
 * no host and refused.
 */
function isOwn(origin: string, headers: IncomingMessage['headers']): boolean {
  const [forwarded = ''] = String(headers['x-forwarded-host'] ?? '').split(',', 1)
  return URL.canParse(origin) && new URL(origin).host === (forwarded.trim() || headers.host)
}

/** Refuses forms that cannot mean anything before Next fails with them. */
export function refuseWrongForms(): void {
  comeBeforeNext((request, response, next) => {
    const refusal = findRefusal(request)
    if (!refusal) return next()
    response.writeHead(refusal.status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${refusal.why}\n`)
  })
}
