import assert from 'node:assert/strict'

export type Check = (name: string, run: () => Promise<unknown> | unknown) => Promise<void>

/** Counts checks: each runs to its end, whatever became of the others. */
export function countChecks(): { check: Check; passed: () => number; failed: () => number } {
  let [passed, failed] = [0, 0]
  return {
    check: async (name, run) => {
      try {
        await run()
        passed++
        console.log(`  ✓ ${name}`)
      } catch (error) {
        failed++
        console.log(
          `  ✗ ${name}\n      ${String(error instanceof Error ? error.message : error).replaceAll('\n', '\n      ')}`,
        )
      }
    },
    passed: () => passed,
    failed: () => failed,
  }
}

export const same: (actual: unknown, expected: unknown, what?: string) => void = (actual, expected, what) =>
  assert.deepEqual(
    actual,
    expected,
    what && `${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`,
  )

export function holds(condition: unknown, what: string): asserts condition {
  assert.ok(condition, what)
}
