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
  /** Of a person. */
  username: string | null
  avatar: string | null
}

/** Marks around what was found, in texts from the database; the index takes them out of all texts. */
export const HIT = { start: '\uE000', stop: '\uE001' } as const

/** A search reads fewer letters as no beginning of a word; suggestions do. */
const LEAST_BEGINNING = 3

/**
 * Cuts a marked text into pieces. Where the database marked nothing (it splits no script without spaces, and skips words
 * like 'the'), the words of the query are looked for as they are written, at the beginning of words; those of fewer letters
 * than `least`, as whole words.
 */
export function toPieces(marked: string, query: string, least = LEAST_BEGINNING): Piece[] {
  if (!marked.includes(HIT.start)) return markWords(marked, query, least)
  return marked.split(HIT.start).flatMap((part, index) => {
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

function markWords(text: string, query: string, least: number): Piece[] {
  const words = query.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => [...word].length > 1)
  if (words.length === 0) return keep(text, false)
  const patterns = words.map((word) => {
    if (UNSPACED.test(word)) return word
    return `(?<!${LETTER})${word}${[...word].length < least ? `(?!${LETTER})` : ''}`
  })
  const pattern = new RegExp(`(${patterns.join('|')})`, 'giu')
  return text.split(pattern).flatMap((part, index) => keep(part, index % 2 === 1))
}

const keep = (text: string, hit: boolean): Piece[] => (text ? [{ text, hit }] : [])
