/** Milliseconds of the processor that this thread takes for it. What else the machine does meanwhile counts for nothing. */
export function processorTime(act: () => unknown): number {
  const began = process.threadCpuUsage()
  act()
  const { user, system } = process.threadCpuUsage(began)
  return (user + system) / 1000
}
