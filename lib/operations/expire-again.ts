/**
 * How long after a write the last of what began before it can still be joined, in milliseconds. Most of it takes less than a
 * tenth; on a busy server rendering waits.
 */
const AGAIN_MS = 1500

const waiting = new Map<string, NodeJS.Timeout>()

/**
 * Expires tags once more a moment after a write has. A function that is cached may be at work when the write comes, with rows
 * from before it, and whoever asks for the same then is given what that one finds: Next dates a page by its own beginning,
 * after the write, and it would stay as it is until the next one. Writes that follow one another are one.
 */
export function expireAgain(tags: readonly string[], expire: (tag: string) => void): void {
  for (const tag of tags) {
    clearTimeout(waiting.get(tag))
    const again = setTimeout(() => {
      waiting.delete(tag)
      expire(tag)
    }, AGAIN_MS)
    waiting.set(tag, again.unref())
  }
}
