import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { onServer } from '@/lib/operations/database'
import { noteSite } from '@/lib/operations/site-note'
import { type Checkout, makeCheckout } from './support/checkout'
import { checksums, testDatabases } from './support/test-databases'

const databases = testDatabases()
let checkout: Checkout
const npmRun = (command: string, env: Record<string, string>, ...args: string[]) =>
  checkout.run('npm', ['run', '--silent', command, ...args], env)

beforeAll(() => {
  checkout = makeCheckout()
})
afterAll(async () => {
  await databases.dropAll()
  checkout.remove()
})

test('db:migrate leads an empty database to the newest version, and a second time does nothing', async () => {
  const DATABASE_URL = await databases.create()
  const first = await npmRun('db:migrate', { DATABASE_URL })
  expect(first).toMatchObject({ code: 0, err: '' })
  expect(first.out).toMatch(/^Applied .*_tables.*\.$/m)
  expect(await npmRun('db:migrate', { DATABASE_URL })).toMatchObject({
    code: 0,
    err: '',
    out: 'The database is up to date.\n',
  })
})

test('what the compose file runs first makes the folder that a backup packs, also where no picture is', async () => {
  const [DATABASE_URL, DATA_DIR] = [await databases.create(), join(checkout.folder, 'data-of-compose')]
  const prepare = ['--conditions=react-server', '--import', 'tsx', 'deploy/prepare-database.ts']
  const { code, out } = await checkout.run('node', prepare, { DATABASE_URL, DATA_DIR })
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringMatching(/^Applied [^\n]*\nDatabase: categories and sources only\.\n$/),
  })
  expect(existsSync(join(DATA_DIR, 'media'))).toBe(true)
})

test('what the compose file runs first refuses an address that browsers write in another way', async () => {
  const prepare = ['--conditions=react-server', '--import', 'tsx', 'deploy/prepare-database.ts']
  const { code, err } = await checkout.run('node', prepare, { SITE_URL: 'https://Example.com:443/' })
  expect({ code, err }).toEqual({ code: 1, err: 'SITE_URL must be written as browsers do: https://example.com\n' })
})

test('a migration that failed leaves nothing behind and is applied once it is mended', async () => {
  const DATABASE_URL = await databases.create()
  const folder = join(checkout.folder, 'prisma', 'migrations', '29990101000000_late')
  const write = (sql: string) => writeFileSync(join(folder, 'migration.sql'), sql)
  mkdirSync(folder)
  try {
    write('create table half_way (id int); select no_such_column;')
    const failed = await npmRun('db:migrate', { DATABASE_URL })
    expect(failed.code).toBe(1)
    expect(failed.err).toBe('The migration 29990101000000_late failed: column "no_such_column" does not exist.\n')
    // What an interrupted one leaves is the same: a row without its end.
    const unfinished = await onServer(
      DATABASE_URL,
      (sql) => sql`select migration_name from _prisma_migrations where finished_at is null`,
    )
    expect(unfinished).toEqual([{ migration_name: '29990101000000_late' }])

    write('create table half_way (id int);')
    expect(await npmRun('db:migrate', { DATABASE_URL })).toMatchObject({
      code: 0,
      out: 'Applied 29990101000000_late.\n',
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a migration whose process was killed is finished by the server, and not applied again', async () => {
  const DATABASE_URL = await databases.create()
  const folder = join(checkout.folder, 'prisma', 'migrations', '29990101000000_long')
  mkdirSync(folder)
  writeFileSync(join(folder, 'migration.sql'), 'create table slow (id int); select pg_sleep(3);')
  try {
    const migrate = ['--conditions=react-server', '--import', 'tsx', 'scripts/db-migrate.ts']
    const child = spawn('node', migrate, {
      cwd: checkout.folder,
      env: { ...process.env, DATABASE_URL },
      stdio: 'ignore',
    })
    const ended = once(child, 'exit')
    await onServer(DATABASE_URL, async (sql) => {
      const running = sql`select 1 from pg_stat_activity
        where datname = current_database() and query like '%pg_sleep(3)%' and pid <> pg_backend_pid()`
      await vi.waitUntil(async () => (await sql`${running}`).length > 0, { timeout: 60_000, interval: 50 })
    })
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
    // It waits for the server to end the script, and finds nothing to do.
    expect(await npmRun('db:migrate', { DATABASE_URL })).toMatchObject({
      code: 0,
      out: 'The database is up to date.\n',
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a database that another process is migrating is waited for', async () => {
  const DATABASE_URL = await databases.create()
  const command = await onServer(DATABASE_URL, (sql) =>
    sql.begin(async (other) => {
      await other`select pg_advisory_xact_lock(72707369)`
      const ended = npmRun('db:migrate', { DATABASE_URL })
      const waits = () => other`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`
      await vi.waitUntil(async () => (await waits()).length > 0, { timeout: 60_000, interval: 100 })
      // In an object: a transaction waits for a promise that it returns.
      return { ended }
    }),
  )
  const { code, out, err } = await command.ended
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^Applied /)
}, 120_000)

test('the settings of .env count for every command, and the environment wins', async () => {
  const [named, given] = [await databases.create(), await databases.create()]
  const settings = join(checkout.folder, '.env')
  writeFileSync(settings, `DATABASE_URL=${named}\nPORT=abc\n`)
  try {
    expect((await npmRun('db:migrate', {})).out).toMatch(/^Applied /)
    expect((await npmRun('db:migrate', { DATABASE_URL: given })).out).toMatch(/^Applied /)
    expect((await npmRun('db:migrate', { DATABASE_URL: named })).out).toBe('The database is up to date.\n')
    for (const command of ['start', 'dev']) expect((await npmRun(command, {})).err).toMatch(/^PORT must be/)
  } finally {
    rmSync(settings)
  }
  // Five commands one after the other, each of which starts npm first.
}, 120_000)

test('the migrations lead to prisma/schema', async () => {
  const before = readdirSync(join(checkout.folder, 'prisma', 'migrations'))
  const { code, out } = await npmRun('db:diff', { DATABASE_URL: await databases.create() }, '--', 'nothing')
  expect({ code, out }).toEqual({ code: 0, out: 'The migrations already lead to prisma/schema.\n' })
  expect(readdirSync(join(checkout.folder, 'prisma', 'migrations'))).toEqual(before)
})

test.each(['', 'Add Column', '../x'])('db:diff refuses the name "%s" in one sentence', async (name) => {
  const { code, err } = await npmRun('db:diff', { DATABASE_URL: databases.addressOf('site') }, '--', name)
  expect(code).toBe(1)
  expect(err).toMatch(/^Name the migration[^\n]*\n$/)
})

test('the sample site has the same rows and pictures every time, also after db:reset', async () => {
  const [seeded, another] = [join(checkout.folder, 'data-1'), join(checkout.folder, 'data-of-another')]
  mkdirSync(another)
  writeFileSync(join(another, 'demo-accounts.json'), '{"ada":"kept"}')
  const fill = async (command: string, DATA_DIR: string, out: string) => {
    const DATABASE_URL = await databases.create()
    if (command === 'db:reset') await onServer(DATABASE_URL, (sql) => sql`create table of_before (id int)`)
    const ended = await npmRun(command, { DATABASE_URL, DATA_DIR })
    expect(ended).toMatchObject({ code: 0, err: '', out })
    const { of_before, ...rows } = await checksums(DATABASE_URL)
    return { of_before, rows, pictures: fingerprints(join(DATA_DIR, 'media')), seconds: ended.seconds }
  }
  const [first, second] = await Promise.all([
    fill('db:seed', seeded, 'Database: sample site.\n'),
    fill('db:reset', another, 'The database is as on the first day.\n'),
  ])
  expect(second.of_before).toBeUndefined()
  // Those are of the packaged database, and it is another one that was reset.
  expect(readFileSync(join(another, 'demo-accounts.json'), 'utf8')).toBe('{"ada":"kept"}')
  console.log(`two seeds side by side: ${first.seconds.toFixed(1)} s and ${second.seconds.toFixed(1)} s`)
  expect(Object.keys(first.rows)).toEqual(expect.arrayContaining(['articles', 'reviews', 'topics', 'users']))
  expect(second.rows).toEqual(first.rows)
  expect(second.pictures).toEqual(first.pictures)
  for (const table of ['articles', 'reviews', 'topics', 'replies', 'users', 'media']) {
    expect(first.rows[table], table).not.toMatch(/^0 rows/)
  }
}, 240_000)

describe('db:reset', () => {
  test.each([
    [['--help'], 0, 'out'],
    [['-h'], 0, 'out'],
    [['everything'], 1, 'err'],
    [['--dry-run'], 1, 'err'],
  ] as const)('asked for %s it says how it is used, and deletes nothing', async (words, code, stream) => {
    const DATABASE_URL = await databases.create()
    await onServer(DATABASE_URL, (sql) => sql`create table kept (id int)`)
    const ended = await npmRun('db:reset', { DATABASE_URL }, '--', ...words)
    expect(ended.code).toBe(code)
    expect(ended[stream]).toMatch(/^[^\n]*Usage: npm run db:reset, which deletes everything[^\n]*\n$/)
    expect(await onServer(DATABASE_URL, (sql) => sql`select * from kept`)).toEqual([])
  })

  test('leaves the site that runs its tables', async () => {
    const DATABASE_URL = await databases.create()
    await onServer(DATABASE_URL, (sql) => sql`create table kept (id int)`)
    const DATA_DIR = join(checkout.folder, 'data-of-a-site')
    vi.stubEnv('DATA_DIR', DATA_DIR)
    const takeBack = await noteSite('http://localhost:3456')
    const { code, err } = await npmRun('db:reset', { DATABASE_URL, DATA_DIR })
    takeBack()
    vi.unstubAllEnvs()
    expect(code).toBe(1)
    expect(err).toMatch(/^db:reset .* runs at http:\/\/localhost:3456 [^\n]*\n$/)
    expect(await onServer(DATABASE_URL, (sql) => sql`select * from kept`)).toEqual([])
  })

  test.each([
    'postgresql://user:secret-word@db.example.com/site',
    'postgresql://user:secret-word@192.0.2.1:5432/site',
    'postgresql://user:secret-word@localhost/site?host=db.example.com',
    'postgresql://user:secret-word@localhost.example.com/site',
  ])('refuses %s', async (DATABASE_URL) => {
    const { code, out, err } = await npmRun('db:reset', { DATABASE_URL })
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(err).toMatch(/^db:reset deletes everything[^\n]*\n$/)
    expect(err).not.toContain('secret-word')
  })
})

const fingerprints = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.webp'))
    .sort()
    .map(
      (name) =>
        `${name} ${createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}`,
    )
