import type { Result } from '@/lib/core/result'

type NativeAnswerProps = {
  /** What the page's forms were answered with when one was posted without scripts. */
  answers: readonly (Result<unknown> | null)[]
  /** A provider's own page, to be opened next. */
  leaveTo: string | null
}

/** Says without scripts what a toast says with them. */
export function NativeAnswer({ answers, leaveTo }: NativeAnswerProps) {
  const answer = answers.find((given) => given !== null)
  if (!answer) return null
  return (
    <p role="status" className={`border-l-2 pl-4 ${answer.ok ? 'border-success' : 'border-danger'}`}>
      {leaveTo && <meta httpEquiv="refresh" content={`0;url=${leaveTo}`} />}
      {answer.ok ? (answer.message ?? 'Done.') : answer.message}
    </p>
  )
}
