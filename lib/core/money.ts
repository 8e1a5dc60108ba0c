/** `19900, 'USD'` → `$199`; cents are shown when there are any. */
export const moneyText = (cents: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    cents / 100,
  )

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

/** Ten million, in cents: more than anything costs that is sold here. */
const MOST_CENTS = 1_000_000_000

const POINT = /^\$?\s?([1-9]\d{0,2}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/
const COMMA = /^\$?\s?([1-9]\d{0,2}(?:\.\d{3})+|\d{1,9}),(\d{1,2})$/

/**
 * What somebody typed as an amount, in cents: `79`, `79.5`, `$1,299.00`, and with a decimal comma `79,50`, `1.299,00`. Null
 * for anything else, so that nothing is guessed: no signs, no third decimal, and three digits behind a comma are thousands, of which there is at least one.
 */
export function parseMoney(text: string): number | null {
  const typed = text.trim()
  const [, whole = '', part = ''] = POINT.exec(typed) ?? COMMA.exec(typed) ?? []
  if (!whole) return null
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'))
  return cents <= MOST_CENTS ? cents : null
}

/** Cents as they stand in a field: `7950` → `79.50`, `7900` → `79`. */
export const moneyInput = (cents: number) => (cents % 100 ? (cents / 100).toFixed(2) : String(cents / 100))
