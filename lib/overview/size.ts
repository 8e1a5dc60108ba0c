const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const

/** `1536` → `'1.5 KB'`: bytes in the largest unit that is not below one. */
export function readSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)))
  const value = bytes / 1024 ** step
  return `${step === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[step]}`
}
