/** Writes are waiting when one has waited within this time, in milliseconds. */
const LATELY_MS = 250

/** Modules are bundled more than once; the state of the process is kept where all copies see it. */
const shared = globalThis as typeof globalThis & { fieldtestWriteWaited?: number }

/** A write waits for its turn. */
export function noteWaitingWrite(): void {
  shared.fieldtestWriteWaited = performance.now()
}

/** Whether more is written at present than the server takes in at once. */
export const areWritesWaiting = (): boolean =>
  performance.now() - (shared.fieldtestWriteWaited ?? Number.NEGATIVE_INFINITY) < LATELY_MS
