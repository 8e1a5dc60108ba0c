/** The numbers that stand behind a slug to make it unlike others, in the order in which they are tried. */
export const SLUG_NUMBERS: readonly string[] = Array.from({ length: 200 }, (_, index) => String(index + 2))

/** Where all of these are taken, nine digits by chance. */
const BY_CHANCE = /^[1-9]\d{8}$/

/**
 * Whether a slug is what its title gives (`made`), with one of these numbers behind it or without. With another, such as a
 * year, it is somebody's own.
 */
export function isMadeFrom(slug: string, made: string): boolean {
  if (slug === made) return true
  const number = slug.startsWith(`${made}-`) ? slug.slice(made.length + 1) : ''
  return SLUG_NUMBERS.includes(number) || BY_CHANCE.test(number)
}
