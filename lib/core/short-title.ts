/** A clause shorter than this says too little to stand for the whole. */
const FEWEST_KEPT = 30

/** What ends a clause. A question keeps its mark; in `4.5`, `12:30` and `well-known` nothing ends. */
const CLAUSE_END = /[?!](?=\s)|[:;,.](?=\s)|\s[-–](?=\s)|\s?—/g

/** Words that lead on to what has been cut off. */
const LEADING_ON = new Set(
  [
    'a an the and or but nor so yet if as than then not no never just almost nearly hardly mostly very more most less still',
    'of to in on at by for from with without into onto about after before until under over through between like',
    'is are was were be been has have had do does did can could will would should may might must',
    'that this these those which who whom whose what when where while why how every any some few all one',
    'it its he his she her they their we our you your i my',
  ].flatMap((line) => line.split(' ')),
)

/**
 * The beginning of a title, at most `limit` characters: up to the last clause that ends there, or else the last word that
 * can stand last. No sign says that something is missing: it would take room, and the page shows the whole.
 */
export function shortenTitle(title: string, limit: number): string {
  if (lengthOf(title) <= limit) return title
  const clauses = [...title.matchAll(CLAUSE_END)].map(({ 0: end, index }) =>
    title.slice(0, /[?!]/.test(end) ? index + 1 : index),
  )
  const fitting = clauses.filter((clause) => lengthOf(clause) >= FEWEST_KEPT && lengthOf(clause) <= limit)
  return fitting.at(-1) ?? cutAtWord([...title], limit)
}

/** A first word longer than that is cut inside. */
function cutAtWord(letters: string[], limit: number): string {
  const border = letters.lastIndexOf(' ', limit)
  const kept = letters.slice(0, border > 0 ? border : limit).join('')
  const words = kept.split(' ')
  while (words.length > 1 && leadsOn(words.at(-1) ?? '')) words.pop()
  // Signs that close something or belong to a word may stand last.
  return words.join(' ').replace(/[^\p{L}\p{M}\p{N}%)\]”’"'+#]+$/u, '') || kept
}

/** Whether a word leads on to the next, so that no title ends with it. A sign alone does, too. */
function leadsOn(word: string): boolean {
  const bare = word.replace(/[^\p{L}\p{M}\p{N}]/gu, '').toLowerCase()
  return bare === '' || LEADING_ON.has(bare)
}

const lengthOf = (text: string) => [...text].length
