import type postgres from 'postgres'

type Value = string | number | boolean | Date | null | undefined | readonly string[] | postgres.JSONValue

/** Postgres takes at most 65,535 parameters in one statement. */
const PARAMETERS = 60_000

/** Inserts rows in batches; every row has the columns of the first. Empty lists do nothing. */
export async function insertRows(sql: postgres.ISql, table: string, rows: Record<string, Value>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (!columns.length) return
  const size = Math.floor(PARAMETERS / columns.length)
  for (let start = 0; start < rows.length; start += size) {
    const batch = rows.slice(start, start + size) as Record<string, string>[]
    // postgres.js types its helper for strings; it serialises every kind of Value above by the column's own type.
    await sql`insert into ${sql(table)} ${sql(batch, columns)}`
  }
}
