import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageBody } from './page-bodies'

/** How a page may be compressed, the smallest first: Brotli's copy of a page is a fifth to a quarter smaller than gzip's. */
const ENCODINGS = ['br', 'gzip'] as const

export type Encoding = (typeof ENCODINGS)[number]

/** Whether a kept body can be sent as it is asked for; of one that is to be compressed every copy may still be missing. */
export const canSend = (request: IncomingMessage, { etag, packed }: PageBody): boolean => {
  const accepted = acceptedBy(request)
  return accepted.length === 0 || accepted.some((encoding) => packed[encoding]) || isKnown(request, etag)
}

/** The copy that whoever asks would be sent if it were there. */
export const wantedBy = (request: IncomingMessage): Encoding | undefined => acceptedBy(request)[0]

/** Sends a kept body: nothing of it to whoever has it, else the smallest copy that there is of those accepted. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, etag, packed }: PageBody,
  end: End,
) {
  response.setHeader('ETag', etag)
  if (!/accept-encoding/i.test(String(response.getHeader('Vary')))) response.appendHeader('Vary', 'Accept-Encoding')
  if (isKnown(request, etag)) {
    response.statusCode = 304
    response.removeHeader('Content-Length')
    response.removeHeader('Content-Type')
    return end()
  }
  const encoding = acceptedBy(request).find((accepted) => packed[accepted])
  if (encoding) response.setHeader('Content-Encoding', encoding)
  const sent = (encoding && packed[encoding]) ?? bytes
  response.setHeader('Content-Length', sent.length)
  return end(sent)
}

type End = (bytes?: Buffer) => unknown

/** A proxy that compressed the page names it with a weak tag; `*` is whatever there is (RFC 9110, section 13.1.2). */
export const isKnown = ({ headers }: IncomingMessage, etag: string) => {
  const known = headers['if-none-match']?.trim()
  return known === '*' || (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false)
}

const acceptedBy = ({ headers }: IncomingMessage) => {
  const said = String(headers['accept-encoding'] ?? '')
  return ENCODINGS.filter((encoding) => ACCEPTED[encoding].test(said))
}

/** Named, and not with a weight of nothing. */
const toAccepted = (encoding: Encoding) =>
  new RegExp(`(^|[,\\s])${encoding}\\s*(,|$|;(?!\\s*q=0(\\.0*)?\\s*(,|$)))`, 'i')
const ACCEPTED: Record<Encoding, RegExp> = { br: toAccepted('br'), gzip: toAccepted('gzip') }
