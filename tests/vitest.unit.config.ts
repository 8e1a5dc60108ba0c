import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Tests of servers: there is one in a process, and what its modules keep, and when by their clock, is not for another file. */
const STATEFUL = 'tests/unit/operations/**/*.test.ts'

/** Pure modules and the rules of the tree itself: no database, no browser, a few seconds. */
export default defineConfig({
  root,
  resolve: { alias: [{ find: /^@\//, replacement: root }] },
  test: {
    environment: 'node',
    setupFiles: ['tests/support/unit-setup.ts'],
    // Generous: a busy machine must not fail a test that only computes.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Modules that keep nothing are loaded once for all files, in less than half of the time.
          isolate: false,
          include: ['tests/unit/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          exclude: [STATEFUL],
        },
      },
      { extends: true, test: { name: 'operations', include: [STATEFUL] } },
    ],
  },
})
