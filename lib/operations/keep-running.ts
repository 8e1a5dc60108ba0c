import { toSentence } from './problem'

/** How often is looked whether the server runs, in milliseconds; after a failure to start it ten times as long is waited. */
const LOOK_MS = 1000

/**
 * Starts a server again whenever it has ended by itself: the memory ran out, or somebody killed it. `revive` says whether it
 * had to. Returns how to end that; what is under way is waited for.
 */
export function keepRunning(revive: () => Promise<boolean>): () => Promise<void> {
  let timer: NodeJS.Timeout
  let looking = Promise.resolve()
  let isOver = false

  function lookAfter(delay: number) {
    if (isOver) return
    timer = setTimeout(() => {
      looking = look()
    }, delay).unref()
  }
  async function look() {
    let delay = LOOK_MS
    try {
      if (await revive()) console.warn('The database had ended by itself and was started again.')
    } catch (error) {
      console.error(toSentence(error) ?? error)
      delay *= 10
    }
    lookAfter(delay)
  }
  lookAfter(LOOK_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
    return looking
  }
}
