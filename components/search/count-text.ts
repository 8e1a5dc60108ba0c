import { formatCount } from '@/lib/core/format-count'

/** `1234` → `1,234`; `more` says that counting stopped there: `1,000+`. */
export const countText = (count: number, more: boolean) => `${formatCount(count)}${more ? '+' : ''}`
