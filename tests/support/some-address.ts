import { randomInt } from 'node:crypto'

/** An address in a network of its own: of millions, since one that a test has used up must not be met by another. */
export const someAddress = () => [randomInt(16, 100), randomInt(256), randomInt(256), 7].join('.')
