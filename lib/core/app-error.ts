/** Every way a request can fail that has a name. `unexpected` is for what nobody foresaw. */
export type Problem =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'rate_limited'
  | 'unverified'
  | 'suspended'
  | 'reauthenticate'
  | 'unexpected'

/** What is wrong with a field, by the field's name in the form. */
export type FieldErrors = Record<string, string[] | undefined>

/**
 * An expected problem. `message` is a sentence for the person who asked, so it holds no internals.
 * The write wrapper turns it into a failed `Result`; nothing is logged.
 */
export class AppError extends Error {
  override name = 'AppError'
  readonly problem: Problem
  readonly fieldErrors: FieldErrors | undefined

  constructor(problem: Problem, message: string, fieldErrors?: FieldErrors) {
    super(message)
    this.problem = problem
    this.fieldErrors = fieldErrors
  }
}

/** A text was changed after its form had been opened; the form then shows both. */
export const overtaken = () =>
  new AppError(
    'conflict',
    'This text was changed elsewhere in the meantime. What is stored now stands beside what you typed: save again to replace it.',
  )
