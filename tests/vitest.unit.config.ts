import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Pure modules and the rules of the tree itself: no database, no browser, a few seconds. */
export default defineConfig({
  root,
  resolve: { alias: [{ find: /^@\//, replacement: root }] },
  test: {
    name: 'unit',
    environment: 'node',
    // Generous: a busy machine must not fail a test that only computes.
    testTimeout: 60_000,
    include: ['tests/unit/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
  },
})
