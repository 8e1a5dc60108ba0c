/**
 * Where links of notes lead: `#_ftn1` and back to `#_ftnref1` in Word, `#sdfootnote1sym` and `#sdfootnote1anc` in LibreOffice,
 * `#ftnt1` and `#ftnt_ref1` in Google Docs; notes at the end of a text have links of their own.
 */
const NOTE = /#(?:_(ftn|edn)|ftnt|sd(foot|end)note)(_?ref)?(\d+)(sym|anc)?$/

type Note = { label: string; isBack: boolean }

/** The note that a link belongs to; null for any other link. */
export function readNote(address: string): Note | null {
  const [found, word, office, ref, number, end] = NOTE.exec(address) ?? []
  if (!found) return null
  return {
    label: `${word === 'edn' || office === 'end' ? 'end' : ''}${number}`,
    isBack: ref !== undefined || end === 'anc',
  }
}

/** The way back may stand at the end of a note; its name stands at the beginning. */
function beginNote(link: Element, label: string) {
  const block = link.closest('p, li, div, dd') ?? link.parentElement
  link.remove()
  block?.prepend(`[^${label}]: `)
}

/**
 * Writes the notes of a word processor as Markdown has them: `[^1]` where one is named, `[^1]:` where it stands. One without the
 * other is `[1]`, since its link would lead nowhere.
 */
export function writeNotes(page: Document) {
  const notes = [...page.body.querySelectorAll('a[href]')].flatMap((link) => {
    const note = readNote(link.getAttribute('href') ?? '')
    return note ? [{ link, ...note }] : []
  })
  const labels = (back: boolean) => new Set(notes.flatMap(({ label, isBack }) => (isBack === back ? [label] : [])))
  const [named, told] = [labels(false), labels(true)]
  for (const { link, label, isBack } of notes) {
    const words = link.textContent?.trim() ?? ''
    const isPair = named.has(label) && told.has(label)
    if (isPair && isBack) beginNote(link, label)
    else if (isPair) link.replaceWith(`[^${label}]`)
    else link.replaceWith(/^[a-z\d]+$/i.test(words) ? `[${words}]` : words)
  }
  for (const line of page.body.querySelectorAll('[style*="footnote-list"] > hr, [style*="endnote-list"] > hr'))
    line.remove()
}
