import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import { freePort } from '@/lib/operations/ports'
import { startWebServer } from '@/lib/operations/web-server'

const folder = mkdtempSync(`${tmpdir()}/fieldtest-web-server-`)

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

/** A server that says a line at every request. */
const TALKER = `
  require('node:http').createServer((_, response) => {
    console.log('asked')
    response.end('fine')
  }).listen(process.env.PORT, '127.0.0.1')`

test('a log that cannot be written is told once, and the site goes on', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const port = await freePort()
  const server = await startWebServer({
    program: process.execPath,
    args: ['-e', TALKER],
    port,
    env: { ...process.env, PORT: String(port) },
    // A folder fails as a full disk does, only at once.
    log: folder,
  })
  try {
    for (let asked = 0; asked < 3; asked++) {
      expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('fine')
    }
    expect(told.mock.calls).toEqual([[expect.stringMatching(/cannot be written \(EISDIR\); the site goes on/)]])
  } finally {
    await server.stop()
  }
})
