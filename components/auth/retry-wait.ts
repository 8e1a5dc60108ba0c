const RETRIES = 3
const FIRST_MS = 1000
const LONGEST_MS = 30_000

/** Milliseconds until what was tried again `tried` times is tried once more (specification, section 9); null for no more. */
export const retryWait = (tried: number) => (tried < RETRIES ? Math.min(FIRST_MS * 2 ** tried, LONGEST_MS) : null)
