import { spawn } from 'node:child_process'
import { PORT_FLAG, wantedPort } from '@/lib/operations/installation'
import { prepareSite } from '@/lib/operations/prepare-site'
import { runCommand } from '@/lib/operations/script'
import { acquire } from '@/lib/operations/shutdown'

const usage = { usage: 'npm run dev [-- --port 3001]', takes: PORT_FLAG }

runCommand(usage, develop, () => 0)

async function develop() {
  const port = wantedPort()
  const { env } = await prepareSite(port, { build: false })
  const server = spawn('next', ['dev', '--port', String(port)], {
    stdio: 'inherit',
    // It listens on every address, and finds itself by this.
    env: { ...env, NODE_ENV: 'development', HOST: '' },
  })
  await acquire(Promise.resolve(), () => server.kill('SIGTERM'))
  process.exitCode = await new Promise<number>((resolve) => server.on('exit', (code) => resolve(code ?? 0)))
}
