import { createServer } from 'node:net'

/**
 * A port of this machine that nobody else is given until `release`: one that was merely free a moment ago is the next that the
 * system gives to whoever asks for any.
 */
export async function holdPort(): Promise<{ port: number; release: () => Promise<void> }> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('no port')
  return { port: address.port, release: () => new Promise((resolve) => server.close(() => resolve())) }
}
