/** How long a crowd is remembered, in milliseconds. */
const LATELY_MS = 250

/** Modules are bundled more than once; the state of the process is kept where all copies see it. */
const shared = globalThis as typeof globalThis & { fieldtestCrowd?: number }

/** A write waits for its turn, or comes while many are under way. */
export function noteCrowd(): void {
  shared.fieldtestCrowd = performance.now()
}

/** Whether more is written at present than the server takes in at once. */
export const isCrowd = (): boolean =>
  performance.now() - (shared.fieldtestCrowd ?? Number.NEGATIVE_INFINITY) < LATELY_MS
