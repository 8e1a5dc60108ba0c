import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateClient } from '@/lib/operations/build'
import { runTool } from '@/lib/operations/script'
import { acquire, stopOnSignals } from '@/lib/operations/shutdown'
import { step } from '@/lib/operations/steps'
import { ask } from '../deploy/ask'
import { startTestCluster, startTestSite } from '../support/run/test-site'
import { benchAccounts } from './accounts-load'
import { benchComments } from './comments-load'
import { benchForum } from './forum-scaling'
import { benchGo } from './go-redirects'
import { benchListScaling } from './list-scaling'
import { benchPages } from './page-load'
import { benchPayments } from './payments-scaling'
import { benchSearchScaling } from './search-scaling'
import { benchTagScaling } from './tag-scaling'
import { benchUsers } from './users-scaling'
import { benchWriting } from './writing-load'

/** Controls share what else the machine does, but not evenly: figures of a busy machine are no evidence. */
const printLoad = (when: string) => {
  const busy = loadavg()[0] ?? 0
  console.log(
    `Load average ${when}: ${busy.toFixed(1)} on ${cpus().length} cores${busy > cpus().length ? '; too busy for figures to be trusted' : ''}`,
  )
}

/**
 * Figures beside controls measured in the same run; never a verdict of CI. `--quick` takes two rounds of one second instead
 * of five of three; the name of a part measures only that.
 */
const PARTS = [
  'pages',
  'accounts',
  'lists',
  'tags',
  'forum',
  'go',
  'writing',
  'comments',
  'search',
  'admin-users',
  'admin-payments',
]
const TAKES = new RegExp(`^(?:(?:--quick|${PARTS.join('|')})(?: |$))*$`)
const asked = process.argv.slice(2)
const wants = (part: string) => asked.includes(part) || !asked.some((word) => PARTS.includes(word))
const effort = asked.includes('--quick') ? { rounds: 2, seconds: 1 } : { rounds: 5, seconds: 3 }

runTool({ usage: `npm run bench [-- --quick part …], of the parts ${PARTS.join(', ')}`, takes: TAKES }, async () => {
  stopOnSignals(() => 130)
  const folder = mkdtempSync(join(tmpdir(), 'fieldtest-bench-'))
  // Under root Postgres runs as another account, which must be able to enter.
  chmodSync(folder, 0o755)
  await acquire(Promise.resolve(), () => rmSync(folder, { recursive: true, force: true }))
  console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`)
  printLoad('before')
  await step('generate database client', () => generateClient())
  const cluster = await acquire(
    step('start database', () => startTestCluster(folder)),
    ({ remove }) => remove(),
  )

  if (wants('pages') || wants('accounts') || wants('go') || wants('writing') || wants('comments')) {
    // Fifty members cannot wait five seconds between two comments.
    process.env.POSTING_PACE = '1000000'
    const { env } = await startTestSite(cluster, folder)
    if (wants('pages')) await benchSitePages(String(env.TEST_SITE))
    if (wants('accounts')) await benchAccounts(env, effort)
    if (wants('go')) await benchGo(env, effort)
    if (wants('writing')) await benchWriting(env, effort)
    // Last: it leaves thousands of comments.
    if (wants('comments')) await benchComments(env, effort)
  }
  if (wants('lists')) await benchListScaling(cluster)
  if (wants('tags')) await benchTagScaling(cluster)
  if (wants('forum')) await benchForum(cluster)
  if (wants('admin-users')) await benchUsers(cluster)
  if (wants('search')) await benchSearchScaling(cluster, effort)
  if (wants('admin-payments')) await benchPayments(cluster)
})

async function benchSitePages(address: string) {
  const list = await ask(`${address}/reviews`)
  const review = /href="(\/reviews\/[a-z0-9-]+)"/.exec(list.text)?.[1]
  if (!review) throw new Error('The list of reviews shows none.')
  await benchPages(address, ['/', '/reviews', '/reviews?tab=popular&page=2', review], effort)
}
