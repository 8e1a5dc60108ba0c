import { Agent, get } from 'node:http'

/** A small stand-in for wrk: connections kept alive, the next request when the last answer is whole. Prints figures as JSON. */
type Plan = { url: string; connections: number; seconds: number; headers?: Record<string, string> }
const { url, connections, seconds, headers }: Plan = JSON.parse(process.argv[2] ?? '{}')

const agent = new Agent({ keepAlive: true, maxSockets: connections })
const times: number[] = []
const started = performance.now()
const end = started + seconds * 1000

const one = () =>
  new Promise<void>((done, fail) => {
    const began = performance.now()
    get(url, { agent, headers }, (response) => {
      if ((response.statusCode ?? 500) >= 300) fail(new Error(`${url}: status ${response.statusCode}`))
      response.resume()
      response.on('end', () => {
        times.push(performance.now() - began)
        done()
      })
    }).on('error', fail)
  })

const reader = async () => {
  while (performance.now() < end) await one()
}

await Promise.all(Array.from({ length: connections }, reader))
const took = (performance.now() - started) / 1000
agent.destroy()
times.sort((a, b) => a - b)
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
console.log(JSON.stringify({ perSecond: times.length / took, p50: at(0.5), p99: at(0.99) }))
