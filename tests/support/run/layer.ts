import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot, readJson } from '@/lib/operations/folders'
import { runProgram } from '@/lib/operations/program'

export type Outcome = { layer: string; passed: number; failed: number; output: string }

const results = join(projectRoot, 'tests', '.results')

/** A check that prints nothing countable: it counts as one test. */
export async function runCheck(layer: string, program: string, args: string[]): Promise<Outcome> {
  return runProgram(program, args).then(
    () => ({ layer, passed: 1, failed: 0, output: '' }),
    (error: Error) => ({ layer, passed: 0, failed: 1, output: error.message }),
  )
}

/** A vitest layer, counted from its JSON report. `only` narrows it to files whose path holds one of the words. */
export async function runVitest(layer: string, env: NodeJS.ProcessEnv, only: string[]): Promise<Outcome> {
  const report = freshReport(layer)
  const output = await outputOf(
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
  const count = counter(readJson(report))
  // A file that cannot be read is a failed suite without a test; a failed test fails every suite around it.
  const failed = count('numFailedTests') || count('numFailedTestSuites')
  return atLeastOne({ layer, passed: count('numPassedTests'), failed, output })
}

/** The stages of the browser layer in their order, as tests/playwright.config.ts names their projects. */
const STAGES = ['budget', 'reading', 'members', 'authoring']

/** The browser layer, stage by stage; a stage that fails does not keep the next from running. */
export async function runBrowserStages(env: NodeJS.ProcessEnv, only: string[]): Promise<Outcome> {
  const ran: Outcome[] = []
  for (const stage of STAGES) ran.push(await runPlaywright(stage, env, only))
  const sum = (key: 'passed' | 'failed') => ran.reduce((total, outcome) => total + outcome[key], 0)
  const output = ran.flatMap((outcome) => (outcome.failed ? outcome.output : [])).join('\n')
  return atLeastOne({ layer: 'e2e', passed: sum('passed'), failed: sum('failed'), output })
}

/** One stage, counted from Playwright's JSON report. Where files are named there may be none of them in it. */
async function runPlaywright(stage: string, env: NodeJS.ProcessEnv, only: string[]): Promise<Outcome> {
  const report = freshReport(`e2e-${stage}`)
  const args = ['test', '-c', 'tests/playwright.config.ts', `--project=${stage}-*`, ...only]
  const output = await outputOf('playwright', only.length ? [...args, '--pass-with-no-tests'] : args, {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  const said = readJson(report)
  const stats = said && typeof said === 'object' && 'stats' in said ? said.stats : null
  const count = counter(stats)
  const outcome = { layer: stage, passed: count('expected'), failed: count('unexpected') + count('flaky'), output }
  return only.length && stats ? outcome : atLeastOne(outcome)
}

function freshReport(layer: string): string {
  mkdirSync(results, { recursive: true })
  const report = join(results, `${layer}.json`)
  rmSync(report, { force: true })
  return report
}

/** What a runner printed, whether it passed or not; its report says which. */
const outputOf = (program: string, args: string[], env: NodeJS.ProcessEnv) =>
  runProgram(program, args, { env }).catch((error: Error) => error.message)

/** Reads the numbers of a report; what it does not name is none. */
const counter = (report: unknown) => (key: string) =>
  report && typeof report === 'object' && key in report
    ? Number(Object.entries(report).find(([name]) => name === key)?.[1])
    : 0

/** A runner that left no report, or one without a single test, has failed. */
const atLeastOne = (outcome: Outcome): Outcome =>
  outcome.passed + outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
