import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Requests to the built site from outside; `npm test -- security` starts it and says in TEST_SITE where it is. */
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
    name: 'security',
    environment: 'node',
    include: ['tests/security/**/*.test.ts'],
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 30_000,
  },
})
