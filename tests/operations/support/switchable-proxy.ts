import { connect, createServer, type Socket } from 'node:net'

/**
 * A TCP proxy before a server, which can be cut and joined again: the server goes away without being stopped. While it is
 * cut whoever comes is hung up on; the port stays its own, for another program could take it meanwhile. While it is held
 * nothing is hung up on and nothing comes through, as with a server that hangs.
 */
export async function startProxy(target: { host: string; port: number }) {
  const open = new Set<Socket>()
  let isCut = false
  let isHeld = false
  const watch = (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => {})
  }
  const server = createServer((client) => {
    watch(client)
    if (isCut) return client.resetAndDestroy()
    const upstream = connect(target.port, target.host)
    watch(upstream)
    client.pipe(upstream)
    upstream.pipe(client)
    if (isHeld) for (const socket of [client, upstream]) socket.pause()
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const cut = () => {
    isCut = true
    for (const socket of open) socket.destroy()
  }
  return {
    port: address && typeof address === 'object' ? address.port : 0,
    cut,
    hold: () => {
      isHeld = true
      for (const socket of open) socket.pause()
    },
    join: () => {
      isCut = false
      isHeld = false
      for (const socket of open) socket.resume()
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        cut()
      }),
  }
}
