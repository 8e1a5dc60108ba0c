import { toMinutes } from '@/lib/core/reading-minutes'

/** Addresses in links and pictures, fences with their language, and written spaces: none of it is read as words. */
const UNREAD = /\]\([^()\s]*(?:\s+"[^"\n]*")?\)|^ {0,3}(?:`{3,}|~{3,}).*$|&#x20;/gm
const PICTURE = /!\[/g
const RUN = /\S+/g
/** What makes a run without white space something that is read. */
const READ = /[\p{L}\p{N}]/u

export type TextLength = { words: number; pictures: number }

/**
 * How many words and pictures a Markdown text has. Read from the text itself and not from its syntax tree, since it is
 * asked while somebody types; it grows with the length and nothing else.
 */
export const measureText = (markdown: string): TextLength => ({
  words: (markdown.replace(UNREAD, ' ').match(RUN) ?? []).filter((run) => READ.test(run)).length,
  pictures: markdown.match(PICTURE)?.length ?? 0,
})

/** Whole minutes that reading takes, at least 1. */
export const minutesToRead = ({ words, pictures }: TextLength) => toMinutes(words, pictures)
