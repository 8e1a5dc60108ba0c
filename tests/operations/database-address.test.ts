import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { onServer } from '@/lib/operations/database'
import { OperationProblem } from '@/lib/operations/problem'
import { applyMigrations } from '@/lib/operations/schema-engine'
import { testDatabases } from './support/test-databases'

const databases = testDatabases()
let folder: string
let address: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldtest-socket-'))
  address = await databases.create()
})
afterEach(() => {
  vi.unstubAllEnvs()
})
afterAll(async () => {
  await databases.dropAll()
  rmSync(folder, { recursive: true, force: true })
})

const nameAt = async (url: string) => (await onServer(url, (sql) => sql`select current_database() as name`))[0]?.name
const addressWith = (query: string) => `${address}?${query}`

test.each([
  'schema=public',
  'connection_limit=5&pool_timeout=10&pgbouncer=true',
  'sslmode=disable&channel_binding=disable&gssencmode=disable',
  'target_session_attrs=any&connect_timeout=10&application_name=site',
])('what other tools write behind an address does no harm: %s', async (query) => {
  expect(await nameAt(addressWith(query))).toBe(new URL(address).pathname.slice(1))
})

test('options for the server reach it', async () => {
  const [row] = await onServer(addressWith('options=-cstatement_timeout%3D4321'), (sql) => sql`show statement_timeout`)
  expect(row).toEqual({ statement_timeout: '4321ms' })
})

test('a socket is an address as well', async () => {
  const { hostname, port, username, password, pathname } = new URL(address)
  const server: Server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    client.pipe(upstream).pipe(client)
    for (const end of [client, upstream]) end.on('error', () => {})
  })
  await new Promise<void>((done) => server.listen(join(folder, '.s.PGSQL.5432'), done))
  try {
    const said = new URLSearchParams({ host: folder, user: username, password })
    expect(await nameAt(`postgresql://${pathname}?${said}`)).toBe(pathname.slice(1))
  } finally {
    await new Promise((done) => server.close(done))
  }
})

/** The one sentence that is said of a failure. */
const sentenceOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing failed',
    (error: unknown) => (error instanceof OperationProblem ? error.message : error),
  )

test.each([
  ['sslmode=verify-full', /breaks the connection off. Does it speak TLS, as sslmode/],
  ['sslmode=verify-full&sslrootcert=/no/such/file', /A file or socket that DATABASE_URL names .* is not there/],
])('%s where it cannot be is told in a sentence', async (query, sentence) => {
  expect(await sentenceOf(nameAt(addressWith(query)))).toMatch(sentence)
})

test('a user who may not make tables is told so', async () => {
  const url = new URL(address)
  const role = `fieldtest_plain_${url.port}`
  await onServer(address, (sql) => sql.unsafe(`create role ${role} login password 'plain'`))
  try {
    url.username = role
    url.password = 'plain'
    expect(await sentenceOf(applyMigrations(url.href))).toMatch(/^The user of DATABASE_URL may not make tables in /)
  } finally {
    await onServer(address, (sql) => sql.unsafe(`drop role ${role}`))
  }
})

test('a password is told of where it stands', async () => {
  const wrong = new URL(address)
  wrong.password = 'wrong'
  vi.stubEnv('DATABASE_URL', wrong.href)
  expect(await sentenceOf(nameAt(wrong.href))).toMatch(/refuses the user or password of DATABASE_URL/)
  vi.stubEnv('DATABASE_URL', '')
  expect(await sentenceOf(nameAt(wrong.href))).toMatch(/refuses the password in secrets\.json/)
})
