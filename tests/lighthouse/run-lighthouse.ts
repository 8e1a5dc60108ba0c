import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateClient } from '@/lib/operations/build'
import { runScript } from '@/lib/operations/script'
import { acquire, stopOnSignals } from '@/lib/operations/shutdown'
import { step } from '@/lib/operations/steps'
import { atLeast, atMost, type Cell, printTable } from '../bench/table'
import { startTestCluster, startTestSite } from '../support/run/test-site'
import { type Findings, toMedian } from './examine'
import { examineAfresh } from './examine-afresh'
import { findPages } from './pages'

const RUNS = 3

/**
 * Lighthouse on the production build, mobile preset, medians of three; targets of the public pages. No verdict:
 * that is tests/e2e/budget.desktop.spec.ts, which `npm test` runs.
 */
runScript(async () => {
  stopOnSignals(() => 130)
  const folder = mkdtempSync(join(tmpdir(), 'fieldtest-lighthouse-'))
  // Under root Postgres runs as another account, which must be able to enter.
  chmodSync(folder, 0o755)
  await acquire(Promise.resolve(), () => rmSync(folder, { recursive: true, force: true }))
  await step('generate database client', () => generateClient())
  const cluster = await acquire(
    step('start database', () => startTestCluster(folder)),
    ({ stop }) => stop(),
  )
  const { env } = await startTestSite(cluster, folder)
  const pages = await findPages(String(env.TEST_SITE))
  const asked = process.argv.slice(2)

  const rows: Cell[][] = []
  const remarks: string[] = []
  for (const { name, url } of pages.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
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
    const median = toMedian(findings)
    rows.push(toRow(name, median))
    for (const remark of findings[0]?.remarks ?? []) remarks.push(`${name}: ${remark}`)
  }
  printTable(
    `Lighthouse, mobile, median of ${RUNS}`,
    [
      'page',
      'perf',
      '≥ 99',
      '',
      'a11y',
      '100',
      '',
      'best',
      '100',
      '',
      'SEO',
      '100',
      '',
      'LCP ms',
      '≤ 1700',
      '',
      'CLS',
      '0',
      '',
      'TBT ms',
      '≤ 100',
      '',
      'script KB',
      '≤ 165',
      '',
    ],
    rows,
  )
  if (remarks.length) console.log(`\nWhat it found wanting:\n${[...new Set(remarks)].join('\n')}`)
})

const toRow = (
  name: string,
  { performance, accessibility, bestPractices, seo, lcp, cls, tbt, scriptKb }: Findings,
): Cell[] => [
  name,
  performance,
  ...atLeast(performance, 99),
  accessibility,
  ...atLeast(accessibility, 100),
  bestPractices,
  ...atLeast(bestPractices, 100),
  seo,
  ...atLeast(seo, 100),
  lcp,
  ...atMost(lcp, 1700),
  cls,
  ...atMost(cls, 0),
  tbt,
  ...atMost(tbt, 100),
  scriptKb,
  ...atMost(scriptKb, 165),
]
