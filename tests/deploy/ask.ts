import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string; cache: string }
export type Asked = { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer; timeout?: number }

/**
 * One request over a connection of its own, the answer as it came: not decompressed, no redirect followed.
 * `cache` is the edge's X-Cache. Rejects when the connection breaks or nothing came for `timeout` milliseconds.
 */
export function ask(
  url: string,
  { method = 'GET', headers = {}, body, timeout = 30_000 }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, headers, agent: false, timeout }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const whole = Buffer.concat(chunks)
        const cache = String(response.headers['x-cache'] ?? '')
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: whole,
          text: whole.toString('utf8'),
          cache,
        })
      })
    })
    asking.on('timeout', () => asking.destroy(new Error(`no answer within ${timeout} ms: ${url}`)))
    asking.on('error', reject)
    asking.end(body)
  })
}

/** Asks until `is` holds or `milliseconds` have passed; returns the last answer, or null when there was none. */
export async function askUntil(
  url: string,
  is: (answer: Answer) => boolean,
  milliseconds = 30_000,
): Promise<Answer | null> {
  const deadline = Date.now() + milliseconds
  let last: Answer | null = null
  while (Date.now() < deadline) {
    last = await ask(url).catch(() => null)
    if (last && is(last)) return last
    await pause(100)
  }
  return last
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
