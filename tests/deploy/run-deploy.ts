import { resolve } from 'node:path'
import { OperationProblem } from '@/lib/operations/problem'
import { runTool } from '@/lib/operations/script'
import { stopOnSignals } from '@/lib/operations/shutdown'
import { countChecks } from './checks'
import { checkEdgeRules } from './edge-rules'
import { findNginx } from './edge-server'
import { checkPublicAddress } from './public-address'
import { checkWholeSite } from './whole-site'

/**
 * The deployment, tried out: deploy/nginx.conf by itself, then the whole site as the image lays it out, behind that edge, on
 * a Postgres of its own. `--site <folder>` takes a built .next/standalone instead of building one; `--edge` stops after the
 * edge. Needs nginx; Debian's Postgres is used where there is one.
 */
runTool({ usage: 'npm run test:deploy [-- --edge | --site folder]', takes: /^(?:--edge|--site .+)?$/ }, async () => {
  stopOnSignals(() => 130)
  const nginx = findNginx()
  if (!nginx)
    throw new OperationProblem(
      'nginx is not installed, so the deployment cannot be tried (Debian: apt-get install nginx-light).',
    )
  const flag = process.argv.indexOf('--site')
  const site = flag > 0 ? process.argv[flag + 1] : undefined

  const { check, passed, failed } = countChecks()
  await checkPublicAddress(nginx, check)
  await checkEdgeRules(nginx, check)
  if (!process.argv.includes('--edge')) await checkWholeSite(nginx, check, site && resolve(site))
  process.exitCode = failed() ? 1 : 0
  console.log(`\n${passed()} passed, ${failed()} failed`)
})
