import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { acquire } from '@/lib/operations/shutdown'
import { buildAndServe, linkPackages } from './controls'

const LAYOUT = `export default function Layout({ children }) { return <html><body>{children}</body></html> }\n`
const PAGE = `export default function Page() { return null }\n`

/** One select by primary key per request, and a body of as many bytes. */
const toRoute = (bytes: number) => `import pg from 'pg'
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const padding = 'x'.repeat(${bytes})
export async function GET(request) {
  await request.headers.get('cookie')
  const { rows } = await pool.query({ name: 'one', text: 'select id, created_at from users where id = $1', values: [process.env.CONTROL_ID] })
  const body = JSON.stringify(rows[0])
  return new Response(body + padding.slice(body.length), { headers: { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' } })
}
`

/** A route handler of the same framework that makes one `select` by primary key and returns `bytes` bytes. Its address. */
export async function startRouteControl(database: string, id: string, bytes: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldtest-bench-route-'))
  await acquire(Promise.resolve(), () => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  writeFileSync(
    join(folder, 'next.config.js'),
    `export default { poweredByHeader: false, serverExternalPackages: ['pg'] }\n`,
  )
  linkPackages(folder)
  mkdirSync(join(folder, 'app', 'one'), { recursive: true })
  writeFileSync(join(folder, 'app', 'layout.jsx'), LAYOUT)
  writeFileSync(join(folder, 'app', 'page.jsx'), PAGE)
  writeFileSync(join(folder, 'app', 'one', 'route.js'), toRoute(bytes))
  const { address } = await buildAndServe(folder, { DATABASE_URL: database, CONTROL_ID: id })
  return `${address}/one`
}
