/** How many cards of a list a reader may see without scrolling; what is below is laid out later (docs/decisions/0028). */
const FIRST_SCREEN = 4

/** The classes of a card at a place of its list, counted from 0. */
export const cardAt = (place = 0) => (place < FIRST_SCREEN ? 'card' : 'card later')
