import { type MarkSubject, type Marks, NO_MARKS } from '@/lib/reactions/marks'

type Change = (known: Marks) => Marks

/** The list of ids with or without one. */
export const withId = (ids: string[], id: string, wanted: boolean) =>
  wanted ? [...new Set([...ids, id])] : ids.filter((other) => other !== id)

/**
 * What is known of the subjects of pages: what the server's answers said, and on top of it what the member has done since the
 * question was asked, which its answer may not know of. Questions have numbers, in the order they were asked.
 */
export function keepMarks() {
  const kept = new Map<MarkSubject, Marks>()
  let done: { subject: MarkSubject; question: number; change: Change }[] = []

  return {
    find: (subject: MarkSubject) => kept.get(subject),

    /** An act has succeeded; `question` is the last one asked so far. */
    change(subject: MarkSubject, question: number, change: Change) {
      done.push({ subject, question, change })
      kept.set(subject, change(kept.get(subject) ?? NO_MARKS))
    },

    /** A question is answered. Answers to earlier ones are of no use from now on. */
    answer(subject: MarkSubject, question: number, said: Marks) {
      done = done.filter((act) => act.question >= question)
      const since = done.filter((act) => act.subject === subject)
      kept.set(
        subject,
        since.reduce((marks, { change }) => change(marks), said),
      )
    },

    forget() {
      kept.clear()
      done = []
    },
  }
}
