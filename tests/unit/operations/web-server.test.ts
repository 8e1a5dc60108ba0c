import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { freePort } from '@/lib/operations/ports'
import { startWebServer } from '@/lib/operations/web-server'

const folder = mkdtempSync(`${tmpdir()}/fieldtest-web-server-`)

afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** A server that says a line at every request. */
const TALKER = `
  require('node:http').createServer((_, response) => {
    console.log('asked')
    response.end('fine')
  }).listen(process.env.PORT, process.env.HOST || '127.0.0.1')`

test('a log that cannot be written is told once, and the site goes on', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const port = await freePort()
  const server = await startWebServer({
    program: process.execPath,
    args: ['-e', TALKER],
    port,
    env: process.env,
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

test('a second start keeps what the first one said, and no more than that', async () => {
  const log = join(folder, 'kept.log')
  const start = async (word: string) => {
    const [port, args] = [await freePort(), ['-e', TALKER.replace('asked', word)]]
    const server = await startWebServer({ program: process.execPath, args, port, env: process.env, log })
    await server.stop()
  }
  for (const word of ['first', 'second', 'third']) await start(word)
  const read = async (name: string) => (await readFile(name, 'utf8')).match(/\w+/)?.[0]
  expect([await read(log), await read(`${log}.before`)]).toEqual(['third', 'second'])
  // It can name links of mails, which are a way in.
  expect((await stat(log)).mode & 0o777).toBe(0o600)
})

test('a log that cannot be kept holds nobody up, and leaves no server behind', async () => {
  const log = join(folder, 'unkept.log')
  await writeFile(log, 'first')
  await mkdir(join(`${log}.before`, 'full'), { recursive: true })
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const [port, args] = [await freePort(), ['-e', TALKER]]
  const server = await startWebServer({ program: process.execPath, args, port, env: process.env, log })
  expect(told.mock.calls).toEqual([
    [expect.stringMatching(/of the start before cannot be kept \((EISDIR|ENOTEMPTY)\)/)],
  ])
  await server.stop()
})

// Every address of 127/8 is this machine on Linux alone.
test.runIf(process.platform === 'linux')('a server that listens on one address is asked there', async () => {
  const [port, host] = [await freePort('127.0.0.2'), '127.0.0.2']
  const started = { program: process.execPath, args: ['-e', TALKER], port, host }
  const server = await startWebServer({ ...started, env: process.env, log: join(folder, 'web-server.log') })
  try {
    expect((await fetch(`http://${host}:${port}/`)).status).toBe(200)
  } finally {
    await server.stop()
  }
})
