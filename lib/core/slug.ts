import { transliterate } from '@/lib/core/transliterate'

/** Longest slug an address may carry; longer values are not looked up. */
export const SLUG_LIMIT = 100

const SHAPE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Cut at a hyphen when that keeps more than half, so that no slug ends in half a word. */
function shorten(slug: string, maxLength: number) {
  if (slug.length <= maxLength) return slug
  const cut = slug.slice(0, maxLength)
  const border = slug[maxLength] === '-' ? maxLength : cut.lastIndexOf('-')
  return (border > maxLength / 2 ? cut.slice(0, border) : cut).replace(/-$/, '')
}

/**
 * A title as it stands in an address: transliterated, lower-cased, every run of other characters one hyphen,
 * none at the ends (specification, section 5). A title without a single letter we can spell is 'untitled'.
 */
export function toSlug(title: string, maxLength = 80): string {
  const words = transliterate(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return shorten(words, maxLength) || 'untitled'
}

/** Whether a value from an address can be a slug at all. Asked before the database is. */
export const isSlug = (value: string) => value.length <= SLUG_LIMIT && SHAPE.test(value)

/** `base`, or the first of `base-2`, `base-3`, … that is free; never longer than `SLUG_LIMIT`. */
export function uniqueSlug(base: string, taken: ReadonlySet<string> | ((slug: string) => boolean)): string {
  const isTaken = typeof taken === 'function' ? taken : (slug: string) => taken.has(slug)
  if (!isTaken(base)) return base

  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`
    const slug = shorten(base, SLUG_LIMIT - suffix.length) + suffix
    if (!isTaken(slug)) return slug
  }
}
