import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const OLDEST_NODE = [20, 9, 0]

/** Installs the packages when they are missing or older than the lock file. Leaves with one sentence on failure. */
export function prepare() {
  if (isOlder(process.versions.node)) {
    fail(
      `Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}. Install a newer one from nodejs.org.`,
    )
  }
  const mark = join('node_modules', '.installed-from')
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return

  const started = Date.now()
  process.stdout.write('  install packages … ')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status, stderr, error } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  })
  if (error || status !== 0) fail(`\n${installProblem(stderr || String(error))}`)
  try {
    writeFileSync(mark, lock)
  } catch (problem) {
    fail(`\n${installProblem(String(problem))}`)
  }
  console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`)
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
  console.error(message)
  process.exit(1)
}
