/** Raised and lowered digits, which Markdown has no marks for. */
const RAISED = { '+': '⁺', '-': '⁻', digits: '⁰¹²³⁴⁵⁶⁷⁸⁹' }
const LOWERED = { '+': '₊', '-': '₋', digits: '₀₁₂₃₄₅₆₇₈₉' }

type Signs = typeof RAISED

/** A number as a power or an index has it; all other words as they are. */
export function toPower(text: string, way: 'super' | 'sub'): string {
  if (!/^\s*[-+−]?\d*[-+−]?\s*$/.test(text)) return text
  const signs: Signs = way === 'super' ? RAISED : LOWERED
  return text
    .replace(/\d/g, (digit) => signs.digits.charAt(Number(digit)))
    .replace(/[-−]/g, signs['-'])
    .replaceAll('+', signs['+'])
}

/** Whether an element raises or lowers its words; null for any other. */
function wayOf({ localName, style }: HTMLElement): 'super' | 'sub' | null {
  if (localName === 'sup' || style.verticalAlign === 'super') return 'super'
  return localName === 'sub' || style.verticalAlign === 'sub' ? 'sub' : null
}

/** Writes powers and indices as signs of their own: 10⁶ would be 106, another number. */
export function writePowers(page: Document) {
  for (const element of page.body.querySelectorAll<HTMLElement>('sup, sub, [style*="vertical-align"]')) {
    const way = wayOf(element)
    if (!way) continue
    const walker = page.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const words = walker.currentNode
      if (words instanceof Text) words.data = toPower(words.data, way)
    }
  }
}
