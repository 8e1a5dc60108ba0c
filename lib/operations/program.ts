import { type ChildProcess, spawn } from 'node:child_process'
import { OperationProblem } from './problem'

type Options = { env?: NodeJS.ProcessEnv }

const running = new Set<ChildProcess>()

/** Ends what `runProgram` has under way; its callers see a failure. */
export function endPrograms(): void {
  for (const child of running) child.kill('SIGTERM')
}

/**
 * Runs a program of the project to its end and returns what it printed.
 * @throws OperationProblem with the last lines of its output when it fails.
 */
export function runProgram(name: string, args: string[], { env = process.env }: Options = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    child.on('exit', () => running.delete(child))
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said = (said + chunk).slice(-20_000)
      })
    }
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve(said)
      if (/ENOSPC|No space left/.test(said))
        return reject(new OperationProblem('The disk is full. Free some space and try again.'))
      reject(new OperationProblem(`${[name, ...args].join(' ')} failed:\n${said.trim()}`))
    })
  })
}
