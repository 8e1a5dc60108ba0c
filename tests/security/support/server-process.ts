import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The process that listens on the port. */
function listeningProcess(port: string): number {
  const wanted = Number(port).toString(16).toUpperCase().padStart(4, '0')
  const inodes = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
    readFileSync(table, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(`:${wanted}`) && state === '0A')
      .map((columns) => `socket:[${columns[9]}]`),
  )
  const pid = readdirSync('/proc').find(
    (name) => /^\d+$/.test(name) && socketsOf(name).some((socket) => inodes.includes(socket)),
  )
  if (!pid) throw new Error(`Nothing listens on port ${port}.`)
  return Number(pid)
}

function socketsOf(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`))
  } catch {
    return [] // it has ended, or is somebody else's
  }
}

/**
 * What the server on the port holds on to, in megabytes: its garbage is collected first, by the inspector that every Node
 * opens on SIGUSR1 and announces in the log. The resident size would tell more of the collector's mood than of a leak.
 */
export async function heldMegabytes(port: string, log: string): Promise<number> {
  const announced = /Debugger listening on (ws:\S+)/
  if (!announced.test(readFileSync(log, 'utf8'))) process.kill(listeningProcess(port), 'SIGUSR1')
  for (let attempt = 0; attempt < 100; attempt++) {
    const address = announced.exec(readFileSync(log, 'utf8'))?.[1]
    if (address) return collect(address)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The server opened no inspector.')
}

async function collect(address: string): Promise<number> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const call = (method: string, params = {}) =>
    new Promise<string>((resolve) => {
      socket.onmessage = ({ data }) => resolve(String(data))
      socket.send(JSON.stringify({ id: 1, method, params }))
    })
  for (let round = 0; round < 3; round++) await call('HeapProfiler.collectGarbage')
  const expression = 'process.memoryUsage().heapUsed + process.memoryUsage().external'
  const said = await call('Runtime.evaluate', { expression })
  socket.close()
  return JSON.parse(said).result.result.value / 1024 / 1024
}

/** What a folder holds: files, and bytes of all of them together. */
export function folderSize(folder: string): { files: number; bytes: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const sizes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size)
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
