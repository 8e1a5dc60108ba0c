import type { FieldErrors, Problem } from './app-error'

/** What a write answers. Failure is data, so that a form can show it without catching anything. */
export type Result<Data> = Ok<Data> | Fail

export type Ok<Data> = { ok: true; data: Data; message?: string }

export type Fail = {
  ok: false
  problem: Problem
  /** One sentence for the person who asked. */
  message: string
  fieldErrors?: FieldErrors
  /** What was typed, to fill the form again: React empties it after an action. Never holds a password. */
  values?: FormValues
  /** Where signing in leads back to what was typed, for a form that a visitor has posted without scripts. */
  signIn?: string
}

/** Typed texts by field name; a field that repeats (tags, pictures) gives a list. */
export type FormValues = Record<string, string | string[] | undefined>

/**
 * Whether a save came too late: what it was to replace was changed meanwhile. A conflict about a field is none, such as a
 * slug that somebody else took at the same moment.
 */
export const isOvertaken = (result: Result<unknown> | null): boolean =>
  result?.ok === false && result.problem === 'conflict' && !result.fieldErrors

/**
 * The version that a form was refused with, for showing it again: what was changed since then is not overwritten unasked.
 * Once it was overtaken it is the stored one, for whoever sends the form again has been told.
 */
export function versionToShow(answer: Result<unknown> | null, stored: number): number {
  if (!answer || answer.ok || isOvertaken(answer)) return stored
  return Number(answer.values?.version) || stored
}

/** What is wrong with the fields of a form, all of it in their order. */
export const fieldProblems = ({ fieldErrors }: Pick<Fail, 'fieldErrors'>): string[] =>
  Object.values(fieldErrors ?? {}).flatMap((problems) => problems ?? [])

/** What is wrong in one sentence: the first about a field, which says more than that there is one. */
export const firstProblem = (fail: Fail): string => fieldProblems(fail)[0] ?? fail.message

/** A result as it is told away from its fields: its message says what is wrong with the first, not that something is. */
export const asTold = <Data>(result: Result<Data>): Result<Data> =>
  result.ok ? result : { ...result, message: firstProblem(result) }

/** What `useActionState` calls. The previous state is ignored: it comes from the browser. */
export type FormAction<Data> = (previous: Result<unknown> | null, form: FormData) => Promise<Result<Data>>

/** A success. `message` is what the toast says; without one nothing is said. */
export const ok = <Data>(data: Data, message?: string): Ok<Data> =>
  message === undefined ? { ok: true, data } : { ok: true, data, message }
