/**
 * Up to two upper-case initials of a username, or `U` when there is none (specification, section 2 "Layout").
 * Words are parted by white space, dot, hyphen or underscore: `mara.lindqvist` gives `ML`. Counts whole
 * characters, so a name that starts with an emoji or an accented letter keeps it.
 */
export function toInitials(username: string | null | undefined): string {
  const words = (username ?? '').split(/[\s._-]+/u).filter(Boolean)
  const letters = words.slice(0, 2).map((word) => Array.from(word)[0] ?? '')
  return letters.join('').toLocaleUpperCase('en-US') || 'U'
}
