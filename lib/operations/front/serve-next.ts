import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import next from 'next'
import { type FrontPlan, shared } from './bridge.ts'

/**
 * The web server: Next on this thread, where pages are made and forms are taken, and in front of it a thread that listens
 * and gives again what was just said (docs/decisions/0029). Run by Node as it stands, so everything that it imports is
 * named with its ending and without the aliases of the build. `HOST` and `PORT` say where to listen.
 */
const host = process.env.HOST ?? ''
const port = Number(process.env.PORT)
const secret = randomBytes(24).toString('base64url')
const epoch = new Int32Array(new SharedArrayBuffer(4))

// Next's own reader of the configuration would bring the whole compiler into the server.
process.env.__NEXT_NODE_NATIVE_TS_LOADER_ENABLED = 'true'

// The first protocol has no host; who has to name one has been told so by the front.
const server = createServer({ requireHostHeader: false }, (request, response) => void handle(request, response))
// Only the front closes a connection between the two: closed from here, it may carry a form at that moment.
server.keepAliveTimeout = 0
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const plan: FrontPlan = { host, port, inner: (server.address() as AddressInfo).port, secret, epoch }
const front = new Worker(new URL('./front-thread.ts', import.meta.url), {
  workerData: plan,
  resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 64 },
})
// Without it nobody can be answered; whoever watches this process starts it again.
front.on('error', (error) => {
  console.error(error)
  process.exit(1)
})
shared.fieldtestFront = {
  secret,
  epoch,
  repeat: (answer) => front.postMessage({ answer }),
  time: () => front.performance.eventLoopUtilization(),
}

const site = next({ dev: false, hostname: host || undefined, port })
const handle = site.getRequestHandler()

let isStopping = false
/** First those who are being answered, then what their answers have left to do. */
async function stop(code: number) {
  if (isStopping) return
  isStopping = true
  await new Promise((done) => {
    front.once('message', done)
    front.postMessage({ drain: true })
  })
  await new Promise((done) => server.close(done))
  await site.close()
  process.exit(code)
}
process.on('SIGINT', () => void stop(130))
process.on('SIGTERM', () => void stop(143))

await site.prepare()
front.postMessage({ open: true })
