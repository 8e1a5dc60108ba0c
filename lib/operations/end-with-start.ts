/**
 * The server runs in a group of its own, so a start that was killed leaves it behind, with the port and the jobs. It ends
 * in order then. `startedBy` is the process id of that start; without it, as in a container, the server is its own master.
 */
export function endWithStart(startedBy = process.env.STARTED_BY): void {
  if (!startedBy) return
  const timer = setInterval(() => {
    if (process.ppid === Number(startedBy)) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}
