import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { projectRoot } from '@/lib/operations/folders'

/** What a report says: how many tests passed and failed, and of each that failed its name and the first lines of why. */
export type Counted = { passed: number; failed: number; failures: string[] }

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
})

/** Counts vitest's JSON report; null when it is none. */
export function countVitest(report: unknown): Counted | null {
  const { data } = vitestReport.safeParse(report)
  if (!data) return null
  const failures = data.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const file = relative(projectRoot, name)
    if (failed.length) return failed.map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages?.[0]))
    return message ? [failure(file, message)] : []
  })
  // A file that cannot be read is a failed suite without a test; a failed test fails every suite around it.
  return { passed: data.numPassedTests, failed: data.numFailedTests || data.numFailedTestSuites, failures }
}

const spec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({ results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })) }),
  ),
})
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional()
  },
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.string().optional() })),
})

/**
 * Counts Playwright's JSON report; null when it is none. A test that passed at a second try has failed, and so has what
 * kept tests from being run.
 */
export function countPlaywright(report: unknown): Counted | null {
  const { data } = playwrightReport.safeParse(report)
  if (!data) return null
  const failed = specsOf(data.suites).filter(({ ok }) => !ok)
  const whyOf = ({ tests }: Spec) => tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message
  return {
    passed: data.stats.expected,
    failed: data.stats.unexpected + data.stats.flaky + data.errors.length,
    failures: [
      ...failed.map((spec) => failure(`${spec.file} › ${spec.title}`, whyOf(spec))),
      ...data.errors.map(({ message }) => failure('Playwright', message)),
    ],
  }
}

type Spec = z.infer<typeof spec>

const specsOf = (suites: z.infer<typeof suite>[]): Spec[] =>
  suites.flatMap(({ specs, suites = [] }) => [...specs, ...specsOf(suites)])

/** A failed test and the first lines of why: enough to know the fault by. The whole stands where its layer ran. */
export const failure = (name: string, why = '') =>
  [name, ...stripVTControlCharacters(why).split('\n').filter(isOurs).slice(0, 12)].join('\n    ')

const isOurs = (line: string) => !line.includes('node_modules')
