import type { ServerResponse } from 'node:http'
import { fileHeaders } from '../../core/file-headers.ts'

/** Ends a request, and its connection, with an answer of the front's own. */
export function refuse(response: ServerResponse, status: number, text = ''): void {
  for (const { key, value } of fileHeaders) response.setHeader(key, value)
  if (text) response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.writeHead(status, { Connection: 'close' }).end(text)
}
