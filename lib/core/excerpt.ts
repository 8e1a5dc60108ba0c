const ELLIPSIS = '…'

/** Letters. Longer ones are addresses, or sentences of a script that has no spaces. */
const LONGEST_WORD = 30

/**
 * The beginning of a plain text, at most `limit` characters with the ellipsis, cut between two words (design,
 * section 13). A word that would leave most of it empty is cut inside. White space is reduced to single spaces.
 */
export function toExcerpt(plainText: string, limit = 100): string {
  const letters = [...plainText.replace(/\s+/g, ' ').trim()]
  if (letters.length <= limit) return letters.join('')

  const room = limit - ELLIPSIS.length
  const border = letters.lastIndexOf(' ', room)
  const kept = letters.slice(0, border > 0 && room - border <= LONGEST_WORD ? border : room).join('')
  return kept.replace(/[\s,;:.–—-]+$/u, '') + ELLIPSIS
}
