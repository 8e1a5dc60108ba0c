import { asTold, type Result } from '@/lib/core/result'

type NativeAnswerProps = {
  /** What the page's forms were answered with when one was posted without scripts. */
  answers: readonly (Result<unknown> | null)[]
  /** Why a provider sent the member back. */
  problem: string | null
}

/** Says in the page what a toast says after an act in place. */
export function NativeAnswer({ answers, problem }: NativeAnswerProps) {
  const answer = answers.find((given) => given !== null)
  const text = answer ? (asTold(answer).message ?? 'Done.') : problem
  if (!text) return null
  return (
    <p role="status" className={`mb-8 border-l-2 pl-4 ${answer?.ok ? 'border-success' : 'border-danger'}`}>
      {text}
    </p>
  )
}
