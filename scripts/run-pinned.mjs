import { spawn } from 'node:child_process'
import { delimiter, join, resolve } from 'node:path'

/**
 * Runs a TypeScript file on the Node that the project pins and ends as it ends. Signals are passed on; when
 * the process that started us vanishes, the child is asked to stop as well.
 */
export function runPinned(args) {
  // Ctrl+C reaches the whole group, a plain kill only us; the child takes a second signal for the first. Heard from before
  // there is a child, which would outlive us otherwise.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'))
  const bin = resolve('node_modules', '.bin')
  const child = spawn(join(bin, 'node'), ['--conditions=react-server', '--import', 'tsx', ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
  })

  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
  child.on('error', (error) => {
    console.error(`The pinned Node could not be started: ${error.message}. Delete node_modules and try again.`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}
