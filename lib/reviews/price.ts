/** `19900, 'USD'` → `$199`; cents are shown when there are any. */
export const priceText = (cents: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    cents / 100,
  )
