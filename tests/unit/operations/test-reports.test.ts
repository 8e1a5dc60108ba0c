import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '@/lib/operations/folders'
import { countPlaywright, countVitest } from '@/tests/support/run/reports'

const test = (status: string, fullName: string, failureMessages: string[] = []) => ({
  status,
  fullName,
  failureMessages,
})
const vitest = (failedTests: number, failedSuites: number, testResults: object[]) => ({
  numPassedTests: 7,
  numFailedTests: failedTests,
  numFailedTestSuites: failedSuites,
  testResults,
})

describe('countVitest', () => {
  it('names each failed test with its file and why, without colours and frames of libraries', () => {
    const why = '\u001b[31mexpected 1 to be 2\u001b[39m\n  at a.test.ts:3\n  at node_modules/vitest/run.js:9'
    const results = [
      {
        name: join(projectRoot, 'tests/unit/a.test.ts'),
        assertionResults: [test('passed', 'b'), test('failed', 'c', [why])],
      },
    ]
    expect(countVitest(vitest(1, 2, results))).toEqual({
      passed: 7,
      failed: 1,
      failures: ['tests/unit/a.test.ts › c\n    expected 1 to be 2\n      at a.test.ts:3'],
    })
  })

  it('counts a file that cannot be read, and names it', () => {
    const results = [{ name: join(projectRoot, 'a.test.ts'), message: 'no such module', assertionResults: [] }]
    expect(countVitest(vitest(0, 1, results))).toMatchObject({ failed: 1, failures: ['a.test.ts\n    no such module'] })
  })

  it('has nothing to say of what is no report', () => {
    expect([null, 'text', {}].map(countVitest)).toEqual([null, null, null])
  })
})

describe('countPlaywright', () => {
  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    file: 'e2e/a.spec.ts',
    ok,
    tests: [{ results: [{ ...(message && { error: { message } }) }] }],
  })

  it('finds the failed tests of suites within suites, and counts one that passed at a second try as failed', () => {
    const inner = { specs: [spec('c', false, 'was 3')] }
    const report = {
      stats: { expected: 5, unexpected: 1, flaky: 1 },
      suites: [{ specs: [spec('b', true)], suites: [inner] }],
      errors: [{ message: 'no browser' }],
    }
    expect(countPlaywright(report)).toEqual({
      passed: 5,
      failed: 3,
      failures: ['e2e/a.spec.ts › c\n    was 3', 'Playwright\n    no browser'],
    })
  })

  it('has nothing to say of what is no report', () => {
    expect(countPlaywright({ stats: {} })).toBeNull()
  })
})
