import { AppError } from './app-error'
import { isFormatted } from './markdown/parse'

/** What is wrong with a text that readers would see with all its signs. */
export const TOO_COMPLEX =
  'This text is too complex to be formatted: it has more than 5,000 lines, one paragraph has too many links or other signs, lists or quotes are too deep within each other, or a table is too large. Please simplify or divide it.'

/** For whatever stores a text; those that are stored already stay. @throws AppError 'invalid'. */
export function requireFormatted(content: string): void {
  if (!isFormatted(content)) throw new AppError('invalid', TOO_COMPLEX, { content: [TOO_COMPLEX] })
}
