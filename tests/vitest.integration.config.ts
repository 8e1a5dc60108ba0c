import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Queries, actions and services on a real Postgres: one server for the run, one database for each test file. */
export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: /^@\//, replacement: root },
      // Outside Next the marker package throws; this is what it resolves to on the server.
      { find: 'server-only', replacement: `${root}node_modules/server-only/empty.js` },
    ],
  },
  test: {
    name: 'integration',
    environment: 'node',
    include: ['tests/integration/**/*.test.ts'],
    globalSetup: ['tests/support/integration-server.ts'],
    setupFiles: ['tests/support/integration-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Generous, as for the units: many hash passwords, and whoever else is at work must not fail them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 60_000,
  },
})
