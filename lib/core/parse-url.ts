/** The address, or null for one that cannot be read: `URL.parse`, which browsers before 2024 lack. */
export const parseUrl = (address: string, base?: string): URL | null =>
  URL.canParse(address, base) ? new URL(address, base) : null
