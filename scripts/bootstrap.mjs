import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import * as util from 'node:util'

const OLDEST_NODE = [20, 9, 0]
const MARK = join('node_modules', '.installed-from')
const PINNED = join('node_modules', '.bin', 'node')

/** Beside node_modules, which an installation deletes first. Whoever installs touches it again and again. */
const TURN = '.installing'
const [TOUCHED_EVERY, LEFT_AFTER] = [1000, 10_000]
let isOurTurn = false

/** Installs the packages when they are missing or older than the lock file. Leaves with one sentence on failure. */
export async function prepare() {
  if (isOlder(process.versions.node)) {
    fail(
      `Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}. Install a newer one from nodejs.org.`,
    )
  }
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (isInstalled(lock)) return

  const site = await findRunningSite()
  if (site)
    fail(`The packages have to be replaced, which the site that runs at ${site} would not survive. Stop it first.`)
  const started = Date.now()
  process.stdout.write('  install packages … ')
  try {
    while (!takeTurn()) await new Promise((resolve) => setTimeout(resolve, TOUCHED_EVERY))
    // Of two that start at one moment the second has waited for the first.
    if (!isInstalled(lock)) await install(lock)
  } catch (problem) {
    fail(`\n${installProblem(problem instanceof Error ? problem.message : String(problem))}`)
  }
  endTurn()
  console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`)
}

const isInstalled = (lock) => existsSync(MARK) && readFileSync(MARK, 'utf8') === lock

/** Two installations in one folder delete each other's files. Whose turn a killed one had, the next one takes. */
function takeTurn() {
  try {
    if (Date.now() - statSync(TURN).mtimeMs > LEFT_AFTER) rmSync(TURN, { force: true })
  } catch (problem) {
    if (problem.code !== 'ENOENT') throw problem
  }
  try {
    writeFileSync(TURN, '', { flag: 'wx' })
    isOurTurn = true
    return true
  } catch (problem) {
    if (problem.code === 'EEXIST') return false
    throw problem
  }
}

function endTurn() {
  if (isOurTurn) rmSync(TURN, { force: true })
}

/** Runs npm to its end; a signal ends it, and then us. */
async function install(lock) {
  let signal = null
  const end = (name) => {
    signal = name
    child.kill(name)
  }
  // Before npm begins: a signal that came in between would end us alone, and it would go on.
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const name of signals) process.on(name, end)
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // The pinned Node and what builds the site are development packages, which NODE_ENV or a setting of npm may leave out.
  const child = spawn(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const touch = setInterval(() => utimes(TURN, new Date(), new Date(), () => {}), TOUCHED_EVERY)
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  }).finally(() => {
    clearInterval(touch)
    for (const name of signals) process.off(name, end)
  })
  if (signal) {
    endTurn()
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  if (code !== 0) throw new Error(said)
  if (!existsSync(PINNED)) throw new Error(`npm left out ${PINNED}, which a setting such as ignore-scripts does`)
  writeFileSync(MARK, lock)
}

/** Where the site of this data folder runs, if it does. As lib/operations/site-note.ts says it, which needs the packages. */
async function findRunningSite() {
  try {
    const { pid, guard, address } = JSON.parse(readFileSync(join(dataFolder(), 'site.json'), 'utf8'))
    if (!isAlive(pid)) return null
    const answers = await new Promise((resolve) => {
      const socket = connect({ host: '127.0.0.1', port: guard }, () => resolve(true))
      socket.on('connect', () => socket.destroy()).on('error', () => resolve(false))
    })
    return answers ? address : null
  } catch {
    return null
  }
}

/** The folder of data as the commands have it, which read .env later. The oldest Node reads no such file by itself. */
function dataFolder() {
  const said = existsSync('.env') && util.parseEnv ? util.parseEnv(readFileSync('.env', 'utf8')).DATA_DIR : ''
  return process.env.DATA_DIR || said || '.data'
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (problem) {
    return problem.code === 'EPERM'
  }
}

function isOlder(version) {
  const parts = version.split('.').map(Number)
  for (const [index, least] of OLDEST_NODE.entries()) {
    if (parts[index] !== least) return parts[index] < least
  }
  return false
}

function installProblem(said) {
  if (/ENOSPC|EDQUOT/.test(said))
    return 'The disk is full: the packages could not be installed. Free some space and try again.'
  if (/EACCES|EPERM|EROFS/.test(said))
    return 'The folder node_modules cannot be written. Check who owns the project folder.'
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET/.test(said)) {
    return 'The npm registry does not answer, so the packages could not be installed. Check the connection and try again.'
  }
  return `The packages could not be installed: ${said.trim().split('\n').slice(-3).join(' ')}`
}

function fail(message) {
  endTurn()
  console.error(message)
  process.exit(1)
}
