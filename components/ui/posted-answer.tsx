import { asTold, type Result } from '@/lib/core/result'

/** Says in the page what a toast says after an act in place: the answer to a form that was posted without scripts. */
export function PostedAnswer({ answer }: { answer: Result<unknown> | null }) {
  const text = answer && asTold(answer).message
  if (!text) return null
  return (
    <p role="status" className={`mb-6 border-l-2 pl-4 ${answer.ok ? 'border-success' : 'border-danger'}`}>
      {text}
    </p>
  )
}
