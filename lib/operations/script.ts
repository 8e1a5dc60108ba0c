import { OperationProblem } from './problem'

/** Runs a script: a known problem is one sentence and code 1, anything else shows its stack. */
export function runScript(main: () => Promise<unknown>): void {
  main().then(
    () => process.exit(process.exitCode ?? 0),
    (error: unknown) => {
      console.error(error instanceof OperationProblem ? error.message : error)
      process.exit(1)
    },
  )
}
