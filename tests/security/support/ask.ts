import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; milliseconds: number }

type Question = { method?: string; headers?: Record<string, string>; body?: string }

/** The site under test; `npm test -- security` starts it. */
export const site = new URL(process.env.TEST_SITE ?? 'http://127.0.0.1:3000')

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** More than anything that a stranger types may take, in milliseconds, with room for whatever else the machine does. */
export const SLOW = 3000

/** Sends the path exactly as it is written and follows no redirect. */
export function ask(path: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const { hostname, port } = site
    const question = request({ agent, hostname, port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
          milliseconds: performance.now() - started,
        }),
      )
    })
    question.on('error', reject)
    question.end(body)
  })
}

/** Sends bytes that no client library would and returns the status of the answer; 0 when the server hangs up. */
export function sendRaw(bytes: string): Promise<number> {
  return new Promise((resolve) => {
    let said = ''
    const socket = connect(Number(site.port), site.hostname, () => socket.write(bytes, 'latin1'))
    const finish = () => {
      socket.destroy()
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0))
    }
    socket.setTimeout(5000, finish)
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1')
      if (said.includes('\r\n\r\n')) finish()
    })
    socket.on('error', finish)
    socket.on('close', finish)
  })
}

/** Addresses of the seeded site, read from its own lists. */
export async function knownAddresses() {
  const find = async (list: string, pattern: RegExp) => {
    const found = pattern.exec((await ask(list)).body.toString())
    if (!found) throw new Error(`${list} links to nothing like ${pattern}`)
    return found[1] ?? ''
  }
  return {
    review: await find('/reviews', /href="(\/reviews\/[a-z0-9-]+)"/),
    article: await find('/articles', /href="(\/article\/[a-z0-9-]+)"/),
    topic: await find('/forum', /href="(\/forum\/topic\/\d+\/[a-z0-9-]+)"/),
    picture: await find('/reviews', /src="(\/media\/[^"]+)"/),
    script: await find('/', /src="(\/_next\/static\/[^"]+\.js)"/),
    style: await find('/', /href="(\/_next\/static\/[^"]+\.css)"/),
  }
}
