import type { ServerResponse } from 'node:http'

export type Write = ServerResponse['write']

/**
 * Puts `wrap` in front of what writes an answer piece by piece. Next's compression puts its own `write` in place later; it
 * comes behind, and so does whoever was put in front before.
 */
export function comeBeforeWrite(response: ServerResponse, wrap: (write: Write) => Write): void {
  const behind = Object.getOwnPropertyDescriptor(response, 'write')
  let write = wrap(response.write)
  Object.defineProperty(response, 'write', {
    configurable: true,
    get: () => write,
    set: (next: Write) => {
      behind?.set?.call(response, next)
      write = wrap(behind?.get ? behind.get.call(response) : next)
    },
  })
}
