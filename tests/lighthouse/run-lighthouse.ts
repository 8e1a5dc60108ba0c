import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateClient } from '@/lib/operations/build'
import { NAMES, runTool } from '@/lib/operations/script'
import { acquire, stopOnSignals } from '@/lib/operations/shutdown'
import { step } from '@/lib/operations/steps'
import { startEmptySite } from '../bench/controls'
import { median } from '../bench/load'
import { atLeast, atMost, type Cell, printTable } from '../bench/table'
import { startTestCluster, startTestSite } from '../support/run/test-site'
import { type Findings, toMedian } from './examine'
import { examineAfresh } from './examine-afresh'
import { findPages } from './pages'
import { timeWaking } from './wake-up'

const RUNS = 3

/** A static page of one sentence and no script of its own: what the framework itself takes on this machine. */
const CONTROL = 'empty page'

/**
 * Lighthouse on the production build, mobile preset, medians of three; targets of the public pages. No verdict:
 * that is tests/e2e/budget.desktop.spec.ts, which `npm test` runs.
 */
runTool({ usage: 'npm run lighthouse [-- home reviews …]', takes: NAMES }, async () => {
  stopOnSignals(() => 130)
  const folder = mkdtempSync(join(tmpdir(), 'fieldtest-lighthouse-'))
  // Under root Postgres runs as another account, which must be able to enter.
  chmodSync(folder, 0o755)
  await acquire(Promise.resolve(), () => rmSync(folder, { recursive: true, force: true }))
  await step('generate database client', () => generateClient())
  const cluster = await acquire(
    step('start database', () => startTestCluster(folder)),
    ({ remove }) => remove(),
  )
  const { env } = await startTestSite(cluster, folder)
  const empty = await step('build the empty site', () => startEmptySite([2000]))
  const control = { name: CONTROL, url: `${empty.address}${empty.paths[0]}` }
  const pages = [...(await findPages(String(env.TEST_SITE))), control]
  const asked = process.argv.slice(2)

  const rows: Cell[][] = []
  const remarks: string[] = []
  for (const { name, url } of pages.filter(({ name }) => !asked.length || asked.includes(name) || name === CONTROL)) {
    const findings: Findings[] = []
    await step(`examine ${name}`, async (remark) => {
      for (let run = 0; run < RUNS; run++) {
        await examineAfresh(url, (why) => remarks.push(`${name}: ${why}`)).then(
          (found) => findings.push(found),
          (error: Error) => remarks.push(`${name}: ${error.message}`),
        )
      }
      if (findings.length) remark(`performance ${toMedian(findings).performance}`)
    })
    if (!findings.length) continue
    const found = toMedian(findings)
    if (name === CONTROL) {
      rows.push([...toRow(name, found), ''])
      continue
    }
    const waking: number[] = []
    for (let run = 0; run < RUNS; run++) waking.push(await timeWaking(url))
    rows.push([...toRow(name, found), Math.round(median(waking))])
    for (const remark of findings[0]?.remarks ?? []) remarks.push(`${name}: ${remark}`)
  }
  printTable(
    `Lighthouse, mobile, median of ${RUNS}`,
    ['page', ...COLUMNS.flatMap(({ heading }) => [heading, 'target', '']), 'first touch ms'],
    rows,
  )
  if (remarks.length) console.log(`\nWhat it found wanting:\n${[...new Set(remarks)].join('\n')}`)
})

type Column = { heading: string; of: (found: Findings) => number; judge: (value: number) => Cell[] }

const least = (wanted: number) => (value: number) => atLeast(value, wanted)
const most = (wanted: number) => (value: number) => atMost(value, wanted)

const COLUMNS: Column[] = [
  { heading: 'perf', of: ({ performance }) => performance, judge: least(99) },
  { heading: 'a11y', of: ({ accessibility }) => accessibility, judge: least(100) },
  { heading: 'best', of: ({ bestPractices }) => bestPractices, judge: least(100) },
  { heading: 'SEO', of: ({ seo }) => seo, judge: least(100) },
  { heading: 'LCP ms', of: ({ lcp }) => lcp, judge: most(1700) },
  { heading: 'CLS', of: ({ cls }) => cls, judge: most(0) },
  { heading: 'TBT ms', of: ({ tbt }) => tbt, judge: most(100) },
  { heading: 'script KB', of: ({ scriptKb }) => scriptKb, judge: most(165) },
]

const toRow = (name: string, found: Findings): Cell[] => [
  name,
  ...COLUMNS.flatMap(({ of, judge }) => [of(found), ...(name === CONTROL ? ['', ''] : judge(of(found)))]),
]
