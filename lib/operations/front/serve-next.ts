import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
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
// Where Next asks itself; its own program says the same.
process.env.__NEXT_PRIVATE_ORIGIN = `http://${toName(host)}:${port}`

// The first protocol has no host; who has to name one has been told so by the front, which adds to a head
// that may be as long as it reads, 16 kB.
const server = createServer(
  { requireHostHeader: false, maxHeaderSize: 32_768 },
  (request, response) => void answer(request, response),
)
// Only the front closes a connection between the two: closed from here, it may carry a form at that moment.
server.keepAliveTimeout = 0
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const plan: FrontPlan = { host, port, inner: (server.address() as AddressInfo).port, secret, epoch }
const front = new Worker(new URL('./front-thread.ts', import.meta.url), {
  workerData: plan,
  resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 },
})
// Without it nobody can be answered; whoever watches this process starts it again.
front.on('error', (error) => {
  console.error(error)
  process.exit(1)
})
const { promise: isBooted, resolve: open } = Promise.withResolvers<void>()
shared.fieldtestFront = {
  secret,
  epoch,
  repeat: (said) => front.postMessage({ answer: said }),
  time: () => front.performance.eventLoopUtilization(),
  open,
}

const site = next({ dev: false, hostname: host || undefined, port })
const handle = site.getRequestHandler()

async function answer(request: IncomingMessage, response: ServerResponse) {
  try {
    await handle(request, response)
  } catch (error) {
    console.error(error)
    if (!response.headersSent) response.statusCode = 500
    response.end('Internal Server Error')
  }
}

// Nobody may be left who reads what is said. Unheard, each line that cannot be written is an error that is said in turn.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

let isStopping = false
/** First those who are being answered, then what their answers have left to do. */
async function stop(code: number) {
  if (isStopping) return
  isStopping = true
  await new Promise((done) => {
    front.once('message', done)
    front.postMessage({ drain: true })
  })
  await new Promise((done) => {
    server.close(done)
    // Nobody is left who would hear an answer.
    server.closeAllConnections()
  })
  await site.close()
  process.exit(code)
}
process.on('SIGINT', () => void stop(130))
process.on('SIGTERM', () => void stop(143))

await site.prepare()
await isBooted
front.postMessage({ open: true })

function toName(address: string) {
  if (address === '' || address === '0.0.0.0') return 'localhost'
  if (address === '::') return '[::1]'
  return address.includes(':') ? `[${address}]` : address
}
