import { connect, createServer } from 'node:net'

/** A port that nothing listens on, chosen by the system. */
export function freePort(host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, host, () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

/** Whether something on this machine answers on the port. */
export function isPortTaken(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host })
    socket.once('connect', () => resolve(socket.destroy() !== undefined))
    socket.once('error', () => resolve(false))
    socket.setTimeout(1000, () => resolve(socket.destroy() === undefined))
  })
}

/** Whether a server can be opened on the port; asks the way the web server will: at `host`, else on every address. */
export function canListen(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    // An address that is none of this machine's is no taken port; the web server says what is wrong with it.
    server.once('error', (error) => resolve('code' in error && error.code === 'EADDRNOTAVAIL'))
    server.listen(host ? { port, host } : { port }, () => server.close(() => resolve(true)))
  })
}
