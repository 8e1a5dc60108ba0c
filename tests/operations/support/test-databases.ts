import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { createDatabase, onServer } from '@/lib/operations/database'

const server = process.env.TEST_DATABASE_SERVER ?? ''

/** Makes empty databases on the server of the test run and drops them again. */
export function testDatabases() {
  const made: string[] = []
  return {
    addressOf,
    async create() {
      const name = `fieldtest_operations_${randomBytes(6).toString('hex')}`
      await createDatabase(server, name)
      made.push(name)
      return addressOf(name)
    },
    async dropAll() {
      for (const name of made)
        await onServer(server, (sql) => sql.unsafe(`drop database if exists "${name}" with (force)`))
    },
  }
}

function addressOf(name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** What differs between two seeds on purpose: secrets, and the identity that the migrations give a database. */
const LEFT_OUT = ['_prisma_migrations', 'sessions']

/** A checksum of the rows of every table. */
export async function checksums(url: string): Promise<Record<string, string>> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const tables = await sql<{ name: string }[]>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(${LEFT_OUT}) order by 1`
    const sums: Record<string, string> = {}
    for (const { name } of tables) {
      const [row] = await sql<{ sum: string }[]>`
        select count(*) || ' rows ' || coalesce(md5(string_agg(line, E'\n' order by line)), '') as sum
        from (select (to_jsonb(t) - 'password_hash')::text as line from ${sql(name)} t) rows
        where line not like '%"key": "database"%'`
      sums[name] = row?.sum ?? ''
    }
    return sums
  } finally {
    await sql.end()
  }
}
