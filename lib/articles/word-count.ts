import { toMinutes } from '@/lib/core/reading-minutes'

/** Addresses in links and pictures, fences with their language, and marks: none of it is read as words. */
const UNREAD = /\]\([^()\s]*(?:\s+"[^"\n]*")?\)|^ {0,3}(?:`{3,}|~{3,}).*$|^[ \t]*\|?[ \t:|-]+\|[ \t:|-]*$/gm
const PICTURE = /!\[/g
/** Something that is read: a run without white space that holds a letter or a digit. */
const WORD = /[^\s\p{L}\p{N}]*[\p{L}\p{N}]\S*/gu

export type TextLength = { words: number; pictures: number }

/**
 * How many words and pictures a Markdown text has. Read from the text itself and not from its syntax tree, since it is
 * asked while somebody types; it grows with the length and nothing else.
 */
export const measureText = (markdown: string): TextLength => ({
  words: countMatches(markdown.replace(UNREAD, ' '), WORD),
  pictures: countMatches(markdown, PICTURE),
})

/** Whole minutes that reading takes, at least 1. */
export const minutesToRead = ({ words, pictures }: TextLength) => toMinutes(words, pictures)

const countMatches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
