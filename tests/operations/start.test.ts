import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '@/lib/operations/ports'
import { type Checkout, makeCheckout } from './support/checkout'
import { testDatabases } from './support/test-databases'

const databases = testDatabases()
let checkout: Checkout

beforeAll(() => {
  checkout = makeCheckout()
})
afterAll(async () => {
  await databases.dropAll()
  checkout.remove()
})

const start = async (env: Record<string, string>, node: string[] = []) =>
  checkout.run('node', [...node, 'scripts/start.mjs'], {
    PORT: String(await freePort()),
    DATA_DIR: join(checkout.folder, 'data'),
    ...env,
  })

/** One sentence on standard error, no stack, code 1. */
async function expectSentence(ended: ReturnType<typeof start>, sentence: RegExp) {
  const { code, err } = await ended
  expect(err).toMatch(/^[^\n]+\n$/)
  expect(err).toMatch(sentence)
  expect(err).not.toMatch(/^\s+at |Error:|secret-word/m)
  expect(code).toBe(1)
}

test('a taken port is named', async () => {
  const port = await freePort()
  const server: Server = createServer().listen(port)
  await expectSentence(start({ PORT: String(port) }), new RegExp(`Port ${port} is already taken`))
  await new Promise((resolve) => server.close(resolve))
})

test.each(['abc', '0', '70000', '1.5'])('PORT=%s is refused', (PORT) => expectSentence(start({ PORT }), /PORT must be/))

describe('a wrong DATABASE_URL', () => {
  const withPassword = () => {
    const url = new URL(databases.addressOf('site'))
    url.password = 'secret-word'
    return url.href
  }
  test('with another scheme', () =>
    expectSentence(
      start({ DATABASE_URL: 'mysql://user:secret-word@localhost/site' }),
      /DATABASE_URL is not a Postgres address/,
    ))
  test('with a password that cannot be read', () =>
    expectSentence(
      start({ DATABASE_URL: 'postgresql://user:100%secret-word@localhost/site' }),
      /DATABASE_URL is not a Postgres address .* %25\)\.$/m,
    ))
  test('that is no address', () => expectSentence(start({ DATABASE_URL: 'postgresql://' }), /DATABASE_URL/))
  test('where nothing listens', async () => {
    const port = await freePort()
    const DATABASE_URL = `postgresql://user:secret-word@127.0.0.1:${port}/site`
    await expectSentence(start({ DATABASE_URL }), new RegExp(`No database answers at 127.0.0.1:${port}`))
  })
  test('with a host that does not exist', () =>
    expectSentence(
      start({ DATABASE_URL: 'postgresql://user:secret-word@nowhere.invalid/site' }),
      /No database answers at nowhere\.invalid/,
    ))
  test('with a wrong password', () =>
    expectSentence(start({ DATABASE_URL: withPassword() }), /refuses the user or password/))
  test('with a database that does not exist', () =>
    expectSentence(start({ DATABASE_URL: databases.addressOf('not_there') }), /database not_there .* does not exist/))
})

test.each([
  ['TRUST_PROXY', 'abc'],
  ['SITE_URL', 'ftp://example.com'],
  ['SMTP_URL', 'http://example.com'],
  ['SMTP_URL', 'smtp://user:secret-word#@example.com:587'],
  ['MAIL_FROM', 'abc'],
  ['AUTH_SECRET', 'short'],
])('%s=%s is named in one line', async (name, value) => {
  const DATABASE_URL = await databases.create()
  await expectSentence(start({ DATABASE_URL, [name]: value }), new RegExp(`\\b${name}\\b`))
})

test.each(['18.19.0', '20.8.1', '16.0.0'])('Node %s is too old', (version) => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  return expectSentence(
    start({}, ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`]),
    new RegExp(`newer is needed; this is ${version}`),
  )
})

test('a full disk is named', () => {
  const pretend = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const write = fs.writeFileSync
    fs.writeFileSync = (path, ...rest) => {
      if (!String(path).includes('full-disk')) return write(path, ...rest)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    }
    syncBuiltinESMExports()`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(pretend)}`
  return expectSentence(start({ DATA_DIR: join(checkout.folder, 'full-disk'), NODE_OPTIONS }), /^The disk is full/)
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s in the middle of a start leaves no process behind',
  async (signal) => {
    const DATA_DIR = join(checkout.folder, `data-${signal}`)
    let sent = false
    const { code } = await checkout.run(
      'node',
      ['scripts/start.mjs'],
      { PORT: String(await freePort()), DATA_DIR },
      (said, kill) => {
        if (sent || !said.includes('fill database')) return
        sent = true
        kill(signal)
      },
    )
    expect(sent).toBe(true)
    expect(code).not.toBe(0)
    expect(processesNaming(checkout.folder)).toEqual([])
  },
)

test('SIGINT in the middle of a command leaves no process behind', async () => {
  const DATA_DIR = join(checkout.folder, 'data-of-command')
  const { PATH = '', HOME = '' } = process.env
  const env = { NODE_ENV: 'production' as const, PATH, HOME, DATA_DIR }
  const seed = ['scripts/run.mjs', 'scripts/db-seed.ts']
  const child = spawn('node', seed, { cwd: checkout.folder, env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  // Only then it draws the pictures, which takes seconds.
  await vi.waitUntil(() => existsSync(join(DATA_DIR, 'demo-accounts.json')), { timeout: 60_000 })
  child.kill('SIGINT')
  expect(await ended).toEqual([130, null])
  expect(processesNaming(checkout.folder)).toEqual([])
})

test('a second start is refused while the first is under way, on whatever port', async () => {
  const [PORT, DATA_DIR] = [String(await freePort()), join(checkout.folder, 'data-twice')]
  const beside: Promise<unknown>[] = []
  await checkout.run('node', ['scripts/start.mjs'], { PORT, DATA_DIR }, (said, kill) => {
    if (beside.length || !said.includes('apply migrations')) return
    const refused = new RegExp(
      `runs already, .* at http://localhost:${PORT} \\(process \\d+\\)\\. Stop it first\\.$`,
      'm',
    )
    beside.push(expectSentence(start({ DATA_DIR }), refused))
    void Promise.allSettled(beside).then(() => kill('SIGTERM'))
  })
  expect(beside).toHaveLength(1)
  await Promise.all(beside)
  expect(processesNaming(checkout.folder)).toEqual([])
})

/** Command lines that name the folder; this process and its own children do not. */
const processesNaming = (folder: string) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(commandLine)
    .filter((line) => line.includes(folder))

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return '' // it has ended
  }
}
