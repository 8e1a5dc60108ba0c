import { join } from 'node:path'
import { ensureDataFolder } from '@/lib/operations/folders'
import { PORT_FLAG, wantedPort } from '@/lib/operations/installation'
import { prepareSite } from '@/lib/operations/prepare-site'
import { runCommand } from '@/lib/operations/script'
import { acquire } from '@/lib/operations/shutdown'
import { step } from '@/lib/operations/steps'
import { startSite } from '@/lib/operations/web-server'
import { listDemoAccounts } from '@/prisma/seed/demo-accounts'

const started = performance.now()

let ready = false

runCommand({ usage: 'npm start [-- --port 3001]', takes: PORT_FLAG }, serve, () => (ready ? 0 : 130))

async function serve() {
  const port = wantedPort()
  const { env, built, embedded } = await prepareSite(port, { host: process.env.HOST })

  const server = await acquire(
    step('start web server', () =>
      startSite({
        port,
        host: process.env.HOST,
        env: { ...env, PAGES_ARE_FRESH: built ? '1' : '' },
        log: join(ensureDataFolder('log'), 'web-server.log'),
      }),
    ),
    ({ stop }) => stop(),
  )
  ready = true

  console.log(`\nReady in ${((performance.now() - started) / 1000).toFixed(1)} s: ${env.SITE_URL}\n`)
  if (!process.env.HOST && Number(env.TRUST_PROXY) > 0)
    console.warn('TRUST_PROXY is set and HOST is not: whoever reaches this port can name any address as theirs.\n')
  if (embedded) printAccounts()
  console.log('Ctrl+C stops everything.')
  process.exitCode = await server.ended
}

function printAccounts() {
  const accounts = listDemoAccounts()
  if (!accounts.length) return
  const width = Math.max(...accounts.map(({ email }) => email.length))
  console.log('Demo accounts:')
  for (const { role, email, password } of accounts)
    console.log(`  ${role.padEnd(11)} ${email.padEnd(width)}  ${password}`)
  console.log('')
}
