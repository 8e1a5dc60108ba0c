/** In what a limit counts: characters as people count them, or bytes where it is the work of showing a text that it bounds. */
export type Measure = 'characters' | 'bytes'

const MOST_BYTES_OF_A_UNIT = 3
const utf8 = new TextEncoder()

/**
 * How much may still be written, once it is little; null before. Counted as people and the server count, in which an emoji is
 * one character and four bytes. Most texts are too short to need that count, by their units.
 */
export function roomLeft(text: string, limit: number, measure: Measure = 'characters'): number | null {
  const near = limit - Math.min(500, limit / 10)
  const most = measure === 'bytes' ? text.length * MOST_BYTES_OF_A_UNIT : text.length
  if (most <= near) return null
  const length = measure === 'bytes' ? utf8.encode(text).byteLength : [...text].length
  return length > near ? limit - length : null
}
