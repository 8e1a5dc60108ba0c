import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot, readJson } from '@/lib/operations/folders'
import { runProgram } from '@/lib/operations/program'
import { type Counted, countPlaywright, countVitest, failure } from './reports'

export type Outcome = Counted & { layer: string; output: string }

const results = join(projectRoot, 'tests', '.results')

/** A check that prints nothing countable: it counts as one test. */
export async function runCheck(layer: string, program: string, args: string[]): Promise<Outcome> {
  return runProgram(program, args).then(
    () => ({ layer, passed: 1, failed: 0, failures: [], output: '' }),
    (error: Error) => ({
      layer,
      passed: 0,
      failed: 1,
      failures: [failure(layer, error.message)],
      output: error.message,
    }),
  )
}

/** A vitest layer, counted from its JSON report. `only` narrows it to files whose path holds one of the words. */
export async function runVitest(layer: string, env: NodeJS.ProcessEnv, only: string[]): Promise<Outcome> {
  const report = freshReport(layer)
  const { output, hasFailed } = await run(
    'vitest',
    [
      'run',
      '-c',
      `tests/vitest.${layer}.config.ts`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...only,
    ],
    env,
  )
  const outcome = outcomeOf(layer, countVitest(readJson(report)), output)
  // What goes wrong outside of every test stands in no report.
  return hasFailed && outcome.failed === 0
    ? { ...outcome, failed: 1, failures: [`${layer} failed without a failed test`] }
    : outcome
}

/** The stages of the browser layer in their order, as tests/playwright.config.ts names their projects. */
const STAGES = ['budget', 'reading', 'members', 'authoring']

/** The browser layer, stage by stage; a stage that fails does not keep the next from running. */
export async function runBrowserStages(env: NodeJS.ProcessEnv, only: string[]): Promise<Outcome> {
  const ran: Outcome[] = []
  for (const stage of STAGES) ran.push(await runPlaywright(stage, env, only))
  const sum = (key: 'passed' | 'failed') => ran.reduce((total, outcome) => total + outcome[key], 0)
  return atLeastOne({
    layer: 'e2e',
    passed: sum('passed'),
    failed: sum('failed'),
    failures: ran.flatMap(({ failures }) => failures),
    output: ran.flatMap((outcome) => (outcome.failed ? outcome.output : [])).join('\n'),
  })
}

/** One stage, counted from Playwright's JSON report. Where files are named there may be none of them in it. */
async function runPlaywright(stage: string, env: NodeJS.ProcessEnv, only: string[]): Promise<Outcome> {
  const report = freshReport(`e2e-${stage}`)
  const args = ['test', '-c', 'tests/playwright.config.ts', `--project=${stage}-*`, ...only]
  const { output } = await run('playwright', only.length ? [...args, '--pass-with-no-tests'] : args, {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  const count = countPlaywright(readJson(report))
  return only.length && count ? { layer: stage, ...count, output } : outcomeOf(stage, count, output)
}

function freshReport(layer: string): string {
  mkdirSync(results, { recursive: true })
  const report = join(results, `${layer}.json`)
  rmSync(report, { force: true })
  return report
}

/** What a runner printed, whether it passed or not. */
const run = (program: string, args: string[], env: NodeJS.ProcessEnv) =>
  runProgram(program, args, { env }).then(
    (output) => ({ output, hasFailed: false }),
    (error: Error) => ({ output: error.message, hasFailed: true }),
  )

const outcomeOf = (layer: string, count: Counted | null, output: string): Outcome =>
  atLeastOne({ layer, ...(count ?? { passed: 0, failed: 0, failures: [] }), output })

/** A runner that left no report, or one without a single test, has failed. */
const atLeastOne = (outcome: Outcome): Outcome =>
  outcome.passed + outcome.failed === 0
    ? { ...outcome, failed: 1, failures: [...outcome.failures, `${outcome.layer} ran no test`] }
    : outcome
