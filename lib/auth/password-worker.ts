/**
 * The program of a hashing thread, as text: bundlers move files, a text goes wherever the code goes. It resolves bcryptjs
 * from the folder the server runs in, where next.config.ts keeps it unbundled.
 */
export const PASSWORD_WORKER = `
const { parentPort, workerData } = require('node:worker_threads')
const { createRequire } = require('node:module')
const os = require('node:os')
const { compareSync, hashSync } = createRequire(workerData.from)('bcryptjs')

// Linux gives each thread a priority of its own: whoever reads goes first. Elsewhere it would slow the whole server.
if (process.platform === 'linux') {
  try { os.setPriority(0, 19) } catch {}
}

parentPort.on('message', ({ plain, hash, cost }) => {
  try {
    parentPort.postMessage({ value: hash === null ? hashSync(plain, cost) : compareSync(plain, hash) })
  } catch (error) {
    parentPort.postMessage({ problem: String(error && error.message || error) })
  }
})
`
