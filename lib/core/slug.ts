import { hasForeignLetters, type SpellForeign, transliterate } from '@/lib/core/transliterate'

/** Longest slug an address may carry; longer values are not looked up. */
export const SLUG_LIMIT = 100

/** Longest slug that is made from a title. */
export const TITLE_SLUG = 80

const SHAPE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Cut at a hyphen when that keeps more than half, so that no slug ends in half a word. */
function shorten(slug: string, maxLength: number) {
  if (slug.length <= maxLength) return slug
  const cut = slug.slice(0, maxLength)
  const border = slug[maxLength] === '-' ? maxLength : cut.lastIndexOf('-')
  return (border > maxLength / 2 ? cut.slice(0, border) : cut).replace(/-$/, '')
}

/** What a text gives of a slug; '' for one without a single letter or digit that we can spell. */
export const spellSlug = (text: string, maxLength: number, spellForeign?: SpellForeign): string =>
  shorten(
    transliterate(text, spellForeign)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    maxLength,
  )

/**
 * A title as it stands in an address: transliterated, lower-cased, every run of other characters one hyphen,
 * none at the ends (specification, section 5). A title without a single letter we can spell is 'untitled'. Members write
 * titles in any script: those of posts and topics are for `toTitleSlug`.
 */
export const toSlug = (title: string, maxLength = TITLE_SLUG): string => spellSlug(title, maxLength) || 'untitled'

/** Whether `toSlug` says all that there is to say: it knows every letter of the title, and one of them has a sound. */
export const isSpelt = (title: string): boolean =>
  !hasForeignLetters(title) && (spellSlug(title, TITLE_SLUG) !== '' || !/[\p{L}\p{N}]/u.test(title))

/**
 * The slug of a tag's name. Its signs are spelt, so that C, C++ and C# are three; what has letters that we cannot spell gets
 * a short mark of its own instead of them, always the same for the same name.
 */
export function toTagSlug(name: string): string {
  const spelt = transliterate(name.replace(/(?<=[^\s+#])[+#]+/g, spellSigns))
  const isLost = /[\p{L}\p{N}]/u.test(spelt.replace(/[a-z0-9]/g, ''))
  if (!isLost) return toSlug(spelt)
  const words = toSlug(spelt, 60)
  return `${words === 'untitled' ? 'tag' : words}-${toMark(name)}`
}

const spellSigns = (signs: string) => signs.replaceAll('+', ' plus ').replaceAll('#', ' sharp ')

/** Seven letters or digits for a name (FNV-1a of its UTF-16 units), the same in large letters and in small ones. */
export function toMark(name: string): string {
  const text = name.normalize('NFKC').toLowerCase()
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36).padStart(7, '0')
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
