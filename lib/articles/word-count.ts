/** Addresses in links and pictures, fences with their language, and written spaces: none of it is read as words. */
const UNREAD = /\]\([^()\s]*(?:\s+"[^"\n]*")?\)|^ {0,3}(?:`{3,}|~{3,}).*$|&#x20;/gm
const PICTURE = /!\[/g
const RUN = /\S+/g
/** What makes a run without white space something that is read. */
const READ = /[\p{L}\p{N}]/u

/** Letters of scripts that part no words, as a pattern that Postgres reads as well: Thai, Lao, Burmese, Khmer, Japanese, Chinese. Korean does. */
export const UNSPACED = String.raw`[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u9fff\uf900-\ufaff\uff66-\uff9f]`
const UNSPACED_LETTER = new RegExp(UNSPACED, 'g')

/** Whole words for so many of those letters: 2.5 a word, so that 500 are a minute, about what readers of Japanese take. */
const toWords = (letters: number) => Math.floor((letters * 4 + 5) / 10)

export type TextLength = { words: number; pictures: number }

/**
 * How many words and pictures a Markdown text has. Read from the text itself and not from its syntax tree, since it is
 * asked while somebody types; it grows with the length and nothing else.
 */
export function measureText(markdown: string): TextLength {
  const said = markdown.replace(UNREAD, ' ')
  const letters = said.match(UNSPACED_LETTER)?.length ?? 0
  const spaced = letters > 0 ? said.replace(UNSPACED_LETTER, ' ') : said
  return {
    words: (spaced.match(RUN) ?? []).filter((run) => READ.test(run)).length + toWords(letters),
    pictures: markdown.match(PICTURE)?.length ?? 0,
  }
}

const WORDS_PER_MINUTE = 200
const SECONDS_PER_PICTURE = 12

/** Minutes that reading takes: 200 words a minute, 12 seconds a picture, the sum rounded up, at least 1. */
export const minutesToRead = ({ words, pictures }: TextLength) =>
  Math.max(1, Math.ceil(words / WORDS_PER_MINUTE + (pictures * SECONDS_PER_PICTURE) / 60))
