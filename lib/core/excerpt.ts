const ELLIPSIS = '…'

/**
 * The beginning of a plain text, at most `limit` characters with the ellipsis, cut between two words (design,
 * section 13). A first word longer than that is cut inside. White space is reduced to single spaces.
 */
export function toExcerpt(plainText: string, limit = 100): string {
  const letters = [...plainText.replace(/\s+/g, ' ').trim()]
  if (letters.length <= limit) return letters.join('')

  const room = limit - ELLIPSIS.length
  const border = letters.lastIndexOf(' ', room)
  const kept = letters.slice(0, border > 0 ? border : room).join('')
  return kept.replace(/[\s,;:.–—-]+$/u, '') + ELLIPSIS
}
