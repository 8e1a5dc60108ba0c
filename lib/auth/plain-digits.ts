const DIGIT = /\p{Nd}/u
const ZERO = 0x30

/**
 * A code as it was sent. It is typed with the digits of one's own keyboard, such as Arabic or full-width ones, and copied
 * with blanks, dashes and marks of direction that nobody sees.
 */
export const toPlainDigits = (typed: string): string =>
  typed.replace(/[\s\p{Cf}\p{Pd}]/gu, '').replace(/\p{Nd}/gu, toPlainDigit)

/** Unicode lists the digits of each script from zero to nine, some of them one script after the other. */
function toPlainDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? ZERO
  let first = point
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1
  return String((point - first) % 10)
}
