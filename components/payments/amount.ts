const formats = new Map<string, Intl.NumberFormat>()

/** Cents as money with both decimals, as accounts want it: `2999, 'USD'` → `$29.99`. */
export function amountText(cents: number, currency: string): string {
  const known = formats.get(currency) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency })
  formats.set(currency, known)
  return known.format(cents / 100)
}

/** `3_642_000` → `$36k`, for the edge of a chart. */
export const shortAmount = (cents: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 }).format(
    cents / 100,
  )
