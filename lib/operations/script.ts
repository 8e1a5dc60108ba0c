import { toSentence } from './problem'
import { shutDown } from './shutdown'

/** Runs a script to its end: a known problem is one sentence and code 1, anything else shows its stack. */
export function runScript(main: () => Promise<unknown>): void {
  main().then(
    () => shutDown(Number(process.exitCode ?? 0)),
    (error: unknown) => {
      console.error(toSentence(error) ?? error)
      return shutDown(1)
    },
  )
}
