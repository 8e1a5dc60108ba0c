import type { CategoryLabel } from '@/lib/articles/article-card'
import { toExcerpt } from '@/lib/core/excerpt'
import type { Picture } from '@/lib/media/picture'
import type { SearchKind } from './kinds'

/** A stretch of a text; `hit` where it is what was looked for. */
export type Piece = { text: string; hit: boolean }

/** What a search shows of one thing found. Times are ISO 8601. */
export type SearchResult = {
  id: string
  kind: SearchKind
  /** An address of this site, or of another for news. */
  href: string
  title: Piece[]
  snippet: Piece[]
  category: CategoryLabel | null
  /** Author, source or brand; '' where nobody is named. */
  by: string
  /** Null where a date says nothing: products and people. */
  publishedAt: string | null
  /** 0 to 5; null where nobody gave one. */
  rating: number | null
  /** Whole minutes of reading, or how often a topic was answered. */
  readMinutes: number | null
  replyCount: number | null
  picture: Picture | null
  /** The username of a person; null for anything else. */
  username: string | null
  avatar: string | null
}

/** Marks around what was found, in texts from the database; the index takes them out of all texts. */
export const HIT = { start: '\uE000', stop: '\uE001' } as const

/**
 * Cuts a marked text into pieces. Where the database marked nothing (it splits no script without spaces, and skips words
 * like 'the'), the words of the query are looked for as they are written, or with a dash within: whole words, or, where somebody
 * is still typing them, beginnings of words from `least` letters on.
 */
export function toPieces(marked: string, query: string, least = Number.POSITIVE_INFINITY): Piece[] {
  if (!marked.includes(HIT.start)) return markWords(marked, query, least)
  // The database marks the parts of a word, and a number with the dash before it.
  const joined = marked.replaceAll(`${HIT.start}-`, `-${HIT.start}`).replaceAll(`${HIT.stop}-${HIT.start}`, '-')
  return joined.split(HIT.start).flatMap((part, index) => {
    if (index === 0) return keep(part, false)
    const [hit = '', rest = ''] = part.split(HIT.stop, 2)
    return [...keep(hit, true), ...keep(rest, false)]
  })
}

/** Characters of a text that is shown from its beginning. */
const OPENING = 200

/**
 * The places of a text that hold the words, with an ellipsis where it goes on; its `opening` when none does. Fragments come
 * from the database, joined by ellipses of its own.
 */
export function toSnippet(fragments: string, opening: string, query: string): Piece[] {
  if (!fragments.includes(HIT.start)) return toPieces(joinEllipses(toExcerpt(opening, OPENING)), query)
  const plain = fragments.replaceAll(HIT.start, '').replaceAll(HIT.stop, '')
  const before = opening.startsWith(plain.slice(0, 20)) ? '' : '… '
  const after = /[.!?…]$/.test(plain) ? '' : ' …'
  return toPieces(joinEllipses(before + fragments + after), query)
}

/** Texts have ellipses of their own where they are cut. */
const joinEllipses = (text: string) => text.replace(/…(?:[\s.]*…)+/g, '…')

const LETTER = '[\\p{L}\\p{N}\\p{M}]'

/** Scripts without spaces between words, as `search_unspaced` says it to the database. */
const UNSPACED =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\uff66-\uff9f]/

/** A letter with signs, as `search_signed` reads it; the rest of such a word says nothing. */
const SIGNED = new RegExp(`(?<!${LETTER})(?:\\p{L}(?:\\+\\+|#|\\+(?!\\+))|\\.net)(?![\\p{L}\\p{M}])`, 'giu')

function markWords(text: string, query: string, least: number): Piece[] {
  const signed = query.match(SIGNED) ?? []
  const words = query.replace(SIGNED, ' ').match(new RegExp(`${LETTER}{2,}`, 'gu')) ?? []
  const patterns = [
    ...signed.map((word) => `(?<!${LETTER})${word.replace(/[.+]/g, '\\$&')}(?![+#])`),
    ...words.map(toPattern(least)),
  ]
  if (patterns.length === 0) return keep(text, false)
  return text.split(new RegExp(`(${patterns.join('|')})`, 'giu')).flatMap((part, index) => keep(part, index % 2 === 1))
}

const toPattern = (least: number) => (word: string) => {
  if (UNSPACED.test(word)) return word
  const letters = [...word]
  return `(?<!${LETTER})${letters.join('-?')}${letters.length < least ? `(?!${LETTER})` : ''}`
}

const keep = (text: string, hit: boolean): Piece[] => (text ? [{ text, hit }] : [])
