/** The signs that marks are written with. */
const SIGNS = { bold: ['**', '__'], italic: ['*', '_'], strike: ['~~'] } as const

type Marked = { typed: RegExp; pasted: RegExp }

/**
 * Words between two signs, as CommonMark knows them: no white space behind the first sign and before the last, so that
 * `5 * 3 * 2` is a multiplication. In a pasted text it is seen what follows: in `_a_b` nothing ends within the name.
 */
function between(sign: string): Marked {
  const own = sign[0] === '*' ? '\\*' : sign[0]
  const signs = sign.replaceAll('*', '\\*')
  const words = `(?:^|\\s)(${signs}(?![\\s${own}])([^${own}]*[^\\s${own}])${signs}`
  return { typed: new RegExp(`${words})$`), pasted: new RegExp(`${words}(?![\\p{L}\\p{N}${own}]))`, 'gu') }
}

/** What is found for a mark, in the order of the rules of the ready-made one; none for a mark without signs of this kind. */
export const signsOf = (mark: string): readonly Marked[] =>
  (mark in SIGNS ? SIGNS[mark as keyof typeof SIGNS] : []).map(between)
