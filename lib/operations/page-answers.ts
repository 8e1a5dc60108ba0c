import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageBody } from './page-bodies'

/** Whether a kept body can be sent as it is asked for; of one that is to be compressed the copy may still be missing. */
export const canSend = (request: IncomingMessage, { etag, gzip }: PageBody): boolean =>
  gzip !== undefined || !acceptsGzip(request) || isKnown(request, etag)

/** Sends a kept body: nothing of it to whoever has it, compressed to whoever takes that. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, etag, gzip }: PageBody,
  end: End,
) {
  response.setHeader('ETag', etag)
  if (isKnown(request, etag)) {
    response.statusCode = 304
    response.removeHeader('Content-Length')
    response.removeHeader('Content-Type')
    return end()
  }
  if (!/accept-encoding/i.test(String(response.getHeader('Vary')))) response.appendHeader('Vary', 'Accept-Encoding')
  const packed = acceptsGzip(request) ? gzip : undefined
  if (packed) response.setHeader('Content-Encoding', 'gzip')
  const sent = packed ?? bytes
  response.setHeader('Content-Length', sent.length)
  return end(sent)
}

type End = (bytes?: Buffer) => unknown

/** A proxy that compressed the page names it with a weak tag. */
export const isKnown = (request: IncomingMessage, etag: string) =>
  request.headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false

const acceptsGzip = (request: IncomingMessage) => /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
