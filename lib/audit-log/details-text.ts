import type { Prisma } from '@/lib/generated/prisma/client'

/** What is kept of an act beside its name, in words: `{ device: 'Linux', newAddress: true }` → `device Linux · new address yes`. */
export function detailsText(details: Prisma.JsonValue): string {
  if (!isObject(details)) return valueText(details)
  return Object.entries(details)
    .map(([name, value]) => `${nameText(name)} ${valueText(value)}`)
    .join(' · ')
}

const isObject = (value: Prisma.JsonValue | undefined): value is Prisma.JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `priceCents` → `price cents`. */
const nameText = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function valueText(value: Prisma.JsonValue | undefined): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length > 0 ? value.map(valueText).join(', ') : 'none'
  return isObject(value) ? `(${detailsText(value)})` : String(value)
}
