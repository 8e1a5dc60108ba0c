import { loadEnvFile } from './installation'
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

/** Runs a command of the operator, by the settings of `.env`; tests and the image build bring their own. */
export function runCommand(main: () => Promise<unknown>): void {
  runScript(async () => {
    loadEnvFile()
    return main()
  })
}
