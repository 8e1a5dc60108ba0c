/** How long a mail server may let us wait, in milliseconds: until it is reached, until it greets, and for each of its answers. */
export const CONNECT_MS = 10_000
export const GREET_MS = 10_000
export const ANSWER_MS = 30_000

/** Two greetings and encryption between them, signing in by three steps, sender, recipient, and both ends of the text. */
const ANSWERS = 11

/** The longest that handing over one mail takes, when each answer comes at the last moment. */
export const LONGEST_SEND_MS = CONNECT_MS + GREET_MS + ANSWERS * ANSWER_MS

/** The end of the transaction that holds the mail meanwhile: it must not undo the mark of one that was accepted. */
export const DELIVERY_MS = LONGEST_SEND_MS + 10_000

/** When the database ends a transaction that says nothing: it waits for that server between two statements. */
export const IDLE_MS = DELIVERY_MS + 10_000
