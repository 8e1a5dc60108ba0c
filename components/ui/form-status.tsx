import type { Ref } from 'react'
import { ErrorMark } from './form-field'

type FormStatusProps = {
  ref?: Ref<HTMLParagraphElement>
  /** What is wrong with the form as a whole. */
  message?: string
  /** What is wrong with its fields; read out, since each also stands beside its field. */
  errors?: readonly string[]
}

/**
 * The place above a form's button that says why it was not accepted. It keeps its height, and takes focus once it says
 * something: a dialog that opens would else begin at a line that nobody sees. With a `ref` it takes it before, for a form
 * that gives it in the same moment as the words.
 */
export function FormStatus({ ref, message, errors = [] }: FormStatusProps) {
  return (
    <div role="alert" className="min-h-6">
      <p
        ref={ref}
        tabIndex={ref || message ? -1 : undefined}
        className="flex gap-1.5 text-sm font-semibold text-danger outline-none"
      >
        {message && <ErrorMark />}
        {message}
      </p>
      {errors.length > 0 && <p className="sr-only">Please correct: {errors.map(toSentence).join(' ')}</p>}
    </div>
  )
}

const toSentence = (error: string) => (/[.!?]$/.test(error) ? error : `${error}.`)
