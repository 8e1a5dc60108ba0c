import 'server-only'

/** The work that bcrypt does for one hash, as a power of two: a third of a second for the site, and for each guess. */
export const COST = 12

/** A hash of no password, as costly to compare as a real one. */
export const NOBODY = '$2b$12$rk3Jau1HUXfxgj93L5poBeF6WxT6rgnOlhUur8w1Sc8FVsL4bZo1a'
