/** What a page is about, as `/api/viewer?subject=` names it. Ids are those of rows. */
export type MarkSubject = `${'article' | 'topic' | 'product' | 'person'}:${string}` | 'news-list' | 'product-list'

/** What a member has to do with what a page shows. Lists hold ids of rows; what a page has none of is empty. */
export type Marks = {
  /** Texts, comments, topics and replies that the member likes. */
  liked: string[]
  /** Articles, news items and topics that the member saved. */
  saved: string[]
  /** Products on the member's wishlist. */
  wished: string[]
  /** Whoever wrote the page's own text, or the person whom it shows. */
  followsAuthor: boolean
  followsTopic: 'follow' | 'mute' | null
  /** What the member wrote. `article` and `topic` say it of the page's own text, `person` that it shows them. */
  own: { person: boolean; article: boolean; topic: boolean; comments: string[]; replies: string[] }
}

export const NO_MARKS: Marks = {
  liked: [],
  saved: [],
  wished: [],
  followsAuthor: false,
  followsTopic: null,
  own: { person: false, article: false, topic: false, comments: [], replies: [] },
}

const SHAPE = /^(?:(?:article|topic|product|person):[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?:news|product)-list)$/

/** The subject that an address asks for; null for anything else. */
export const parseSubject = (asked: string | null): MarkSubject | null =>
  // The shape is that of the type.
  asked !== null && SHAPE.test(asked) ? (asked as MarkSubject) : null
