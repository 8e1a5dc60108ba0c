import type { Waiting } from './use-post-save'

const UNTIL = {
  answer: 'as soon as the server answers',
  'sign-in': 'once you have signed in',
} as const satisfies Record<NonNullable<Waiting>, string>

/** Says of a save without an answer that it is not lost, and what it waits for. */
export function WaitingLine({ waiting }: { waiting: Waiting }) {
  return (
    waiting && (
      <p role="status" className="text-sm text-muted">
        Not saved yet. It is sent again {UNTIL[waiting]}.
      </p>
    )
  )
}
