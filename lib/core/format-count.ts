/** `12345` → `'12,345'`, for whole numbers. Without `Intl`, for the reason in `lib/core/dates.ts`. */
export const formatCount = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/** `1234` → `1,234`; `more` says that counting stopped there: `1,000+`. */
export const countText = (count: number, more: boolean) => `${formatCount(count)}${more ? '+' : ''}`

/** `1 reply`, `1,234 replies`; with `more` as in `countText`: `1,000+ replies`. */
export const counted = (count: number, one: string, many: string, more = false) =>
  `${countText(count, more)} ${count === 1 ? one : many}`
