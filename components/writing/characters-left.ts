/**
 * How much may still be written, once it is little; null before. Counted as people and the server count, in which an emoji is
 * one; a text has at most as many characters as units, so most texts need no such count.
 */
export function charactersLeft(text: string, limit: number): number | null {
  const near = limit - Math.min(500, limit / 10)
  if (text.length <= near) return null
  const length = [...text].length
  return length > near ? limit - length : null
}
