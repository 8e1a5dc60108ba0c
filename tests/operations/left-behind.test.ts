import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { freePort } from '@/lib/operations/ports'
import { SERVE_NEXT } from '@/lib/operations/web-server'

test.each([
  ['says nothing', 'ignore'],
  ['is not heard any more', 'pipe'],
] as const)('a server whose start was killed and that %s stops by itself, in order', async (_what, stdio) => {
  const port = await freePort()
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_DIST_DIR: '.next-test',
    SITE_URL: `http://127.0.0.1:${port}`,
    HOST: '127.0.0.1',
    PORT: String(port),
    // Whoever starts it here is somebody else.
    STARTED_BY: '1',
  }
  const server = spawn('node', [SERVE_NEXT], { env, stdio })
  for (const stream of [server.stdout, server.stderr]) stream?.destroy()
  try {
    expect(await once(server, 'exit', { signal: AbortSignal.timeout(30_000) })).toEqual([143, null])
  } finally {
    server.kill('SIGKILL')
  }
})
