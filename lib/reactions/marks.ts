/** What a page is about, as `/api/viewer?subject=` names it. Ids are those of rows. */
export type MarkSubject = `article:${string}` | `topic:${string}` | `product:${string}` | 'news-list' | 'product-list'

/** What a member has to do with what a page shows. Lists hold ids of rows; what a page has none of is empty. */
export type Marks = {
  /** Texts, comments, topics and replies that the member likes. */
  liked: string[]
  /** Articles, news items and topics that the member saved. */
  saved: string[]
  /** Products on the member's wishlist. */
  wished: string[]
  followsAuthor: boolean
  followsTopic: 'follow' | 'mute' | null
  /** What the member wrote. `article` and `topic` say it of the page's own text. */
  own: { article: boolean; topic: boolean; comments: string[]; replies: string[] }
}

export const NO_MARKS: Marks = {
  liked: [],
  saved: [],
  wished: [],
  followsAuthor: false,
  followsTopic: null,
  own: { article: false, topic: false, comments: [], replies: [] },
}

const SHAPE = /^(?:(?:article|topic|product):[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?:news|product)-list)$/

/** The subject that an address asks for; null for anything else. */
export const parseSubject = (asked: string | null): MarkSubject | null =>
  // The shape is that of the type.
  asked !== null && SHAPE.test(asked) ? (asked as MarkSubject) : null
