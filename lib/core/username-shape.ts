/** How long a username may be, in characters. */
export const USERNAME_LENGTH = { min: 3, max: 60 } as const

const FIRST = '[A-Za-z0-9]'
const REST = '[A-Za-z0-9._-]'

/** Patterns, to be put into others: a username, and its beginning while it is typed. */
export const USERNAME = `${FIRST}${REST}{${USERNAME_LENGTH.min - 1},${USERNAME_LENGTH.max - 1}}`
export const USERNAME_BEGINNING = `${FIRST}${REST}{0,${USERNAME_LENGTH.max - 1}}`

const whole = new RegExp(`^${USERNAME}$`)
const beginning = new RegExp(`^${USERNAME_BEGINNING}$`)
const signs = new RegExp(`^${FIRST}${REST}*$`)

/** Whether there can be a member of that name. */
export const isUsername = (text: string): boolean => whole.test(text)

export const beginsUsername = (text: string): boolean => beginning.test(text)

/** Whether a text has only signs that a username may have; its length is told in more words by registration. */
export const hasUsernameSigns = (text: string): boolean => signs.test(text)
