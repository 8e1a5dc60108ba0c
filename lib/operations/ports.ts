import { connect, createServer } from 'node:net'
import { errorCode } from './problem'

/**
 * A port that nobody else is given until `release`, chosen by the system: one that was merely free a moment ago is the next that
 * it gives to whoever asks for any.
 */
export function holdPort(host = '127.0.0.1'): Promise<{ port: number; release: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, host, () => {
      const address = server.address()
      const release = () => new Promise<void>((done) => server.close(() => done()))
      if (address && typeof address === 'object') resolve({ port: address.port, release })
      else void release().then(() => reject(new Error('no port')))
    })
  })
}

/** A port that nothing listens on. */
export async function freePort(host?: string): Promise<number> {
  const { port, release } = await holdPort(host)
  await release()
  return port
}

/** Whether something on this machine answers on the port. */
export function isPortTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(socket.destroy() !== undefined))
    socket.once('error', () => resolve(false))
    socket.setTimeout(1000, () => resolve(socket.destroy() === undefined))
  })
}

/** Why no server can be opened on the port, asked the way the web server will: at `host`, else on every address. */
export function findPortProblem(port: number, host?: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(toPortProblem(errorCode(error) ?? error.message, port, host)))
    server.listen(host ? { port, host } : { port }, () => server.close(() => resolve(null)))
  })
}

/** One sentence for what the system says. */
export function toPortProblem(code: string, port: number, host = ''): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is already taken. Stop what uses it, or choose another one: PORT=${port + 1} npm start`
  if (code === 'EACCES') return `This account may not open port ${port}. Choose one above 1023: PORT=3000 npm start`
  if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'].includes(code))
    return `HOST is no address of this machine: ${host}. Leave it out to listen on every address.`
  return `Port ${port} cannot be opened (${code}).`
}
