import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { freePort } from '@/lib/operations/ports'
import { SERVE_NEXT } from '@/lib/operations/web-server'
import { askUntil } from '../deploy/ask'

test('a server that stops answers what it has begun, and nobody else', async () => {
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_DIST_DIR: '.next-test',
    SITE_URL: site,
    HOST: '127.0.0.1',
    PORT: String(port),
    STARTED_BY: String(process.pid),
  }
  const server = spawn('node', [SERVE_NEXT], { env, stdio: 'ignore' })
  const ended = once(server, 'exit', { signal: AbortSignal.timeout(60_000) })
  try {
    await askUntil(`${site}/api/health/ready`, ({ status }) => status === 200)
    const headers = { 'Content-Type': 'text/plain', 'Transfer-Encoding': 'chunked' }
    const upload = request(`${site}/api/nothing-of-this-name`, { method: 'POST', headers })
    upload.write('begun')
    await once(upload, 'socket')
    // Whatever is answered after it was sent after it, so the server has begun to read the upload.
    await askUntil(`${site}/api/health/live`, ({ status }) => status === 200)
    server.kill('SIGTERM')
    await expect
      .poll(() =>
        fetch(`${site}/api/health/live`).then(
          () => 'answered',
          () => 'refused',
        ),
      )
      .toBe('refused')
    expect(server.exitCode).toBeNull()
    const answered = once(upload, 'response') as Promise<[IncomingMessage]>
    upload.end('and ended')
    const [answer] = await answered
    expect(answer).toMatchObject({ statusCode: 404, headers: { connection: 'close' } })
    expect(await text(answer)).not.toBe('')
    expect(await ended).toEqual([143, null])
  } finally {
    server.kill('SIGKILL')
  }
})
