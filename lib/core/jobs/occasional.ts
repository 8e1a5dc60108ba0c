const PAUSE_MS = 60_000

/** Passes an error on unless the same message was passed on within the last minute. */
export function occasional(report: (error: Error) => void): (error: unknown) => void {
  let [last, at] = ['', 0]
  return (thrown) => {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    if (error.message === last && Date.now() - at < PAUSE_MS) return
    last = error.message
    at = Date.now()
    report(error)
  }
}
