/** Where readers see an address begin: with a word, or behind a sign of it. */
const WEB =
  /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)(?:[\p{L}\p{N}_-]+\.)*[\p{L}\p{N}-]+\.[\p{L}\p{N}-]+(?![\p{L}\p{N}_-])(?::\d+)?(?:[/?#][^\s<]*)?/iu
const MAIL = /(?<![\p{L}\p{N}_./+-])(?:mailto:)?[\w+.-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]+(?![\p{L}\p{N}_@-])/iu

/** What follows an address without being a part of it, as in the Markdown of readers; and quotes and stops of other scripts. */
const BEHIND = /[!"&'),.:;<>?\]}”“’‘»«›‹…」』】》）。，、！？：；]*$/

/** No word that is longer is read: what one key costs must not grow with its square. */
export const LONGEST = 2000

type Address = { at: number; text: string; href: string }

/** The first address that readers find in a word, or in the words of a link; null where there is none. */
export function addressIn(word: string): Address | null {
  if (word.length > LONGEST) return null
  const [web, mail] = [WEB.exec(word), MAIL.exec(word)]
  const found = web ?? mail
  if (!found) return null
  const [whole] = found
  let text = whole.replace(BEHIND, '')
  // A bracket that was opened within the address is closed there.
  while (whole[text.length] === ')' && text.split('(').length > text.split(')').length) text += ')'
  const scheme = found === mail ? 'mailto:' : 'http://'
  return { at: found.index, text, href: /^(?:https?|mailto):/i.test(text) ? text : scheme + text }
}
