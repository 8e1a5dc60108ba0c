import { loadEnvFile } from './installation'
import { OperationProblem, toSentence } from './problem'
import { isShuttingDown, shutDown, stopOnSignals } from './shutdown'

/** What may stand behind a command's name: said to whoever asks, and the pattern that all of it together matches. */
export type Usage = { usage: string; takes?: RegExp }

/** Names of what is wanted, and no switches. */
export const NAMES = /^(?!-|.* -)/

/**
 * Runs a script to its end: a known problem is one sentence and code 1, anything else shows its stack. What fails while
 * everything is being closed, such as a query whose database stops, is no news.
 */
export function runScript(main: () => Promise<unknown>): void {
  const fail = (error: unknown) => {
    if (!isShuttingDown()) console.error(toSentence(error) ?? error)
    return shutDown(1)
  }
  // A failure that nobody waits for would end the process at once and leave behind what it has started.
  process.on('uncaughtException', fail)
  main().then(() => shutDown(Number(process.exitCode ?? 0)), fail)
}

/** Runs a command that somebody types, once what they typed is understood. */
export function runTool(said: Usage, main: () => Promise<unknown>): void {
  runScript(async () => (isHelpWanted(said) ? undefined : main()))
}

/**
 * Runs a command of the operator, by the settings of `.env`; tests and the image build bring their own. A signal ends it in
 * order, with the code of `stopped`.
 */
export function runCommand(said: Usage, main: () => Promise<unknown>, stopped = () => 130): void {
  runTool(said, async () => {
    stopOnSignals(stopped)
    loadEnvFile()
    return main()
  })
}

/**
 * Prints how the command is used when that is what somebody asks. A word that a command does not know may be a slip or a
 * wish for something milder (`npm run db:reset -- --help`), so nothing is done then.
 * @throws OperationProblem for what it does not know.
 */
export function isHelpWanted({ usage, takes = /^$/ }: Usage, words = process.argv.slice(2)): boolean {
  if (words.some((word) => word === '--help' || word === '-h')) {
    console.log(`Usage: ${usage}`)
    return true
  }
  if (!takes.test(words.join(' '))) throw new OperationProblem(`Not understood: ${words.join(' ')}. Usage: ${usage}`)
  return false
}
