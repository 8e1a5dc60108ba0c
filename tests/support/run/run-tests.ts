import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateClient } from '@/lib/operations/build'
import { runProgram } from '@/lib/operations/program'
import { NAMES, runTool } from '@/lib/operations/script'
import { acquire, stopOnSignals } from '@/lib/operations/shutdown'
import { step } from '@/lib/operations/steps'
import { type Outcome, runBrowserStages, runCheck, runVitest } from './layer'
import { startTestCluster, startTestSite } from './test-site'

const LAYERS = ['lint', 'types', 'dead-code', 'unit', 'integration', 'operations', 'security', 'e2e']

/**
 * `npm test -- unit integration` runs only the layers named; without names every layer runs. Other words narrow the
 * layers to files whose path holds them: `npm test -- e2e forum`.
 */
const words = process.argv.slice(2)
const files = words.filter((word) => !LAYERS.includes(word))
const wanted = words.filter((word) => LAYERS.includes(word))
const wants = (layer: string) => wanted.length === 0 || wanted.includes(layer)

runTool({ usage: `npm test [-- layer … word …], of the layers ${LAYERS.join(', ')}`, takes: NAMES }, async () => {
  stopOnSignals(() => 130)
  const outcomes: Outcome[] = []
  const layer = async (name: string, run: () => Promise<Outcome>) => {
    if (!wants(name)) return
    const outcome = await step(name, async (remark) => {
      const done = await run()
      remark(`${done.passed} passed, ${done.failed} failed`)
      return done
    })
    if (outcome.failed) console.log(outcome.output)
    outcomes.push(outcome)
  }

  await step('generate database client', () => generateClient())
  await layer('lint', () => runCheck('lint', 'biome', ['check', '.']))
  await layer('types', async () => {
    // Types of routes that a build left elsewhere, and verdicts about them, would contradict the fresh ones.
    for (const stale of ['.next-test/types', '.next/dev/types', 'tsconfig.tsbuildinfo'])
      rmSync(stale, { recursive: true, force: true })
    await runProgram('next', ['typegen'])
    return runCheck('types', 'tsc', ['--noEmit'])
  })
  await layer('dead-code', () => runCheck('dead-code', 'knip', []))
  await layer('unit', () => runVitest('unit', process.env, files))

  const needsSite = ['operations', 'security', 'e2e'].some(wants)
  if (needsSite || wants('integration')) {
    const folder = mkdtempSync(join(tmpdir(), 'fieldtest-test-'))
    // Postgres may run under another account, which has to pass through.
    chmodSync(folder, 0o711)
    await acquire(Promise.resolve(), () => rmSync(folder, { recursive: true, force: true }))
    const cluster = await acquire(
      step('start database', () => startTestCluster(folder)),
      ({ remove }) => remove(),
    )
    await layer('integration', () =>
      runVitest('integration', { ...process.env, TEST_DATABASE_SERVER: cluster.url('postgres') }, files),
    )
    if (needsSite) {
      const site = await startTestSite(cluster, folder)
      await layer('operations', () =>
        runVitest('operations', { ...site.env, TEST_DATABASE_SERVER: cluster.url('postgres') }, files),
      )
      await layer('security', () => runVitest('security', site.env, files))
      await layer('e2e', () => runBrowserStages(site.env, files))
    }
  }

  const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[key], 0)
  process.exitCode = total('failed') ? 1 : 0
  // Once more at the end, where whoever comes back to a long run looks first.
  for (const { layer, failures } of outcomes) for (const failure of failures) console.log(`\n${layer}: ${failure}`)
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
})
