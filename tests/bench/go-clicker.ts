import { randomInt } from 'node:crypto'
import { Agent, get } from 'node:http'
import { z } from 'zod'

/**
 * Clicks links as fast as they are answered, each time as another visitor, and goes on through a server that dies. A process
 * of its own; prints as JSON how many answers were redirects, how long they took, and the visitors that got one.
 */
const plan = z
  .object({ urls: z.array(z.url()), connections: z.number(), seconds: z.number(), names: z.boolean().default(false) })
  .parse(JSON.parse(process.argv[2] ?? '{}'))

const agent = new Agent({ keepAlive: true, maxSockets: plan.connections })
const times: number[] = []
const visitors: string[] = []
const started = performance.now()
const end = started + plan.seconds * 1000
let clicks = 0
let broken = 0

/** No two are the same in one run: the run's own network, and a count. */
const [first, second] = [randomInt(1, 250), randomInt(1, 250)]
const nextVisitor = () => {
  const count = clicks++
  return `2001:db8:${first.toString(16)}${second.toString(16).padStart(2, '0')}:${(count >> 16).toString(16)}::${(count & 0xffff).toString(16)}`
}

const click = () =>
  new Promise<void>((done) => {
    const began = performance.now()
    const visitor = nextVisitor()
    const url = plan.urls[clicks % plan.urls.length] ?? ''
    const fail = () => {
      broken += 1
      setTimeout(done, 20)
    }
    get(url, { agent, headers: { 'User-Agent': BROWSER, 'X-Forwarded-For': visitor } }, (response) => {
      response.resume()
      response.on('error', fail)
      response.on('end', () => {
        if (response.statusCode !== 302) return fail()
        times.push(performance.now() - began)
        if (plan.names) visitors.push(visitor)
        done()
      })
    }).on('error', fail)
  })

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

const reader = async () => {
  while (performance.now() < end) await click()
}

await Promise.all(Array.from({ length: plan.connections }, reader))
const took = (performance.now() - started) / 1000
agent.destroy()
times.sort((a, b) => a - b)
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
console.log(JSON.stringify({ perSecond: times.length / took, p50: at(0.5), p99: at(0.99), broken, visitors }))
