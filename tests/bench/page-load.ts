import { step } from '@/lib/operations/steps'
import { ask } from '../deploy/ask'
import { findNginx, startEdge } from '../deploy/edge-server'
import { type EmptySite, type Page, startBareServer, startEmptySite } from './controls'
import { measureFirstLoad } from './first-load'
import { alternate, generator } from './load'
import { residentMemory } from './memory'
import { atLeast, atMost, type Cell, printTable } from './table'

export type Effort = { rounds: number; seconds: number }
const CONNECTIONS = [10, 50]

/** The site's pages beside an empty site of the same framework and beside a bare server, all in the same minutes. */
export async function benchPages(address: string, paths: string[], effort: Effort): Promise<void> {
  const port = Number(new URL(address).port)
  const nginx = findNginx()
  const edge = nginx ? await startEdge(nginx, port) : null
  const pages = await step('fetch the pages', () =>
    Promise.all(paths.map((path) => fetchPage(address, edge?.address, path))),
  )
  const empty = await step('build and start the empty site', () =>
    startEmptySite(pages.map(({ plain }) => plain.length)),
  )
  const bare = await startBareServer(pages)
  console.log(
    `Load by ${generator}, ${effort.rounds} rounds of ${effort.seconds} s each, in turn; figures are medians.`,
  )

  await benchServers(address, empty, bare, pages, effort)
  printMemory(port, empty.port)
  await printFirstLoad(address, empty, paths)
  if (edge) await benchEdge(edge.address, bare, pages, effort)
  else console.log('\nThrough the edge: nginx not installed.')
}

async function fetchPage(address: string, edge: string | undefined, path: string): Promise<Page> {
  const plain = await ask(`${address}${path}`)
  if (plain.status !== 200) throw new Error(`${path} answers ${plain.status}.`)
  const gzip = edge ? (await ask(`${edge}${path}`, { headers: { 'Accept-Encoding': 'gzip' } })).body : Buffer.alloc(0)
  return { path, plain: plain.body, gzip }
}

async function benchServers(address: string, empty: EmptySite, bare: string, pages: Page[], effort: Effort) {
  const rows: Cell[][] = []
  for (const [index, { path, plain }] of pages.entries()) {
    const controls = [empty.paths[index], empty.widePaths[index]].map((control) => `${empty.address}${control}`)
    for (const control of controls) await requireSameSize(control, path, plain.length)
    for (const connections of CONNECTIONS) {
      const urls = [`${address}${path}`, ...controls, `${bare}${path}`]
      const plans = urls.map((url) => ({ url, connections }))
      const [ours, theirs, wide, least] = await alternate(plans, effort.rounds, effort.seconds)
      if (!ours || !theirs || !wide || !least) continue
      const ratio = ours.perSecond / theirs.perSecond
      const slower = ours.p99 / theirs.p99
      rows.push([
        path,
        String(connections),
        plain.length,
        ours.perSecond,
        theirs.perSecond,
        wide.perSecond,
        least.perSecond,
        ratio,
        ...atLeast(ratio, 0.9),
        ours.perSecond / wide.perSecond,
        ours.perSecond / least.perSecond,
        ours.p50,
        ours.p99,
        slower,
        // Asked for at ten connections; at fifty the line is what is measured.
        ...(connections === 10 ? atMost(slower, 2) : ['', '']),
      ])
    }
  }
  printTable(
    'Static pages: requests a second, ours beside an empty page of as many bytes (Next), the same with one wide character (wide), and node:http (bare)',
    [
      'page',
      'conns',
      'bytes',
      'ours',
      'empty',
      'wide',
      'bare',
      'of empty',
      'target',
      'verdict',
      'of wide',
      'of bare',
      'p50 ms',
      'p99 ms',
      'p99 ratio',
      'target',
      'verdict',
    ],
    rows,
  )
}

async function requireSameSize(control: string, path: string, bytes: number) {
  const { body } = await ask(control)
  if (Math.abs(body.length - bytes) > 64) throw new Error(`The empty page has ${body.length} bytes, ${path} ${bytes}.`)
}

function printMemory(ours: number, empty: number) {
  const [site, control] = [residentMemory(ours), residentMemory(empty)]
  if (site === null || control === null) return console.log('\nResident memory: this system does not tell.')
  const row = [site, control, site / control, ...atMost(site / control, 1.3)]
  printTable('Resident memory after the load, megabytes', ['ours', 'empty', 'ratio', 'target', 'verdict'], [row])
}

async function printFirstLoad(address: string, empty: EmptySite, paths: string[]) {
  const control = await measureFirstLoad(empty.address, empty.paths[0] ?? '')
  const rows: Cell[][] = []
  for (const path of paths) {
    const { files, bytes, gzip } = await measureFirstLoad(address, path)
    const more = (gzip - control.gzip) / 1024
    rows.push([path, String(files), bytes, gzip, control.gzip, more, ...atMost(more, 26)])
  }
  printTable(
    'Scripts for the first view, bytes; what ours adds in kilobytes, compressed',
    ['page', 'files', 'bytes', 'gzip', 'empty gzip', 'added KB', 'target', 'verdict'],
    rows,
  )
}

async function benchEdge(edge: string, bare: string, pages: Page[], effort: Effort) {
  const headers = { 'Accept-Encoding': 'gzip' }
  const rows: Cell[][] = []
  for (const { path, gzip } of pages) {
    for (const connections of CONNECTIONS) {
      const plans = [`${edge}${path}`, `${bare}${path}`].map((url) => ({ url, connections, headers }))
      const [ours, least] = await alternate(plans, effort.rounds, effort.seconds)
      if (!ours || !least) continue
      const ratio = ours.perSecond / least.perSecond
      rows.push([
        path,
        String(connections),
        gzip.length,
        ours.perSecond,
        least.perSecond,
        ratio,
        ...atLeast(ratio, connections === 10 ? 0.4 : 0.6),
        ours.p50,
        ours.p99,
        least.p99,
      ])
    }
  }
  printTable(
    'Through the edge, compressed: requests a second beside node:http with the same bytes',
    ['page', 'conns', 'bytes', 'edge', 'bare', 'ratio', 'target', 'verdict', 'p50 ms', 'p99 ms', 'bare p99'],
    rows,
  )
}
