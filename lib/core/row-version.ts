import { z } from 'zod'

/** The highest that one more fits upon in the database's column. */
const HIGHEST = 2 ** 31 - 2

/**
 * The version of a row when its form was filled in. It comes from the form itself, so a wrong one is nobody's typing:
 * `outOfDate` is said of it.
 */
export const rowVersion = (outOfDate: string) =>
  z.coerce.number(outOfDate).int(outOfDate).positive(outOfDate).max(HIGHEST, outOfDate)
