import { endPrograms } from './program'

type Close = () => Promise<unknown> | unknown

const closers: Close[] = []
const opening = new Set<Promise<unknown>>()
let stopping: Promise<never> | null = null

/**
 * Waits for something that must be closed again and remembers how. What is still opening when a stop arrives is
 * awaited and closed as well, so that nothing is left behind.
 */
export async function acquire<T>(open: Promise<T>, close: (opened: T) => Promise<unknown> | unknown): Promise<T> {
  const done = open.then((opened) => {
    closers.push(() => close(opened))
    return opened
  })
  const settled = done.catch(() => {})
  opening.add(settled)
  settled.finally(() => opening.delete(settled))
  return done
}

/** Closes everything, newest first, and leaves the process. A second call waits for the first. */
export function shutDown(code: number): Promise<never> {
  stopping ??= closeAll(code)
  return stopping
}

/** Whether everything is being closed: what fails from then on fails because of it. */
export const isShuttingDown = (): boolean => stopping !== null

/** Ctrl+C, `kill`, a closed terminal, and the death of the process that started us all lead to an orderly stop. */
export function stopOnSignals(code: () => number): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void shutDown(code()))
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && void shutDown(code()), 500).unref()
}

async function closeAll(code: number): Promise<never> {
  endPrograms()
  await Promise.all(opening)
  for (const close of closers.reverse()) {
    try {
      await close()
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    }
  }
  process.exit(code)
}
