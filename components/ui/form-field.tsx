import type { ComponentProps, ReactNode } from 'react'
import { Label } from './label'

export type FormFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  id: string
  label: string
  error?: string
  /** Stands below the control while nothing is wrong. */
  hint?: ReactNode
  /** The hint tells of something achieved. */
  good?: boolean
}

/** The attributes that tie a control to the line below it. */
export const describeControl = ({ id, error, hint }: Pick<FormFieldProps, 'id' | 'error' | 'hint'>) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || hint ? `${id}-message` : undefined,
})

/** A labelled text control and the line below it, which keeps its height, so that nothing moves when an error comes. */
export function FormField({ label, error, hint, good, className = '', ...input }: FormFieldProps) {
  return (
    <FieldFrame id={input.id} label={label} error={error} hint={hint} good={good}>
      <input className={`field ${className}`} {...input} {...describeControl({ id: input.id, error, hint })} />
    </FieldFrame>
  )
}

type FieldFrameProps = Pick<FormFieldProps, 'id' | 'label' | 'error' | 'hint' | 'good'> & { children: ReactNode }

/** Label above, message below: an error with its mark, else the hint. */
export function FieldFrame({ id, label, error, hint, good = false, children }: FieldFrameProps) {
  const tone = error ? 'text-danger' : good ? 'text-success' : 'text-muted'
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      {children}
      <p id={`${id}-message`} className={`mt-1 mb-1 flex min-h-5 gap-1.5 text-sm wrap-anywhere ${tone}`}>
        {error && <ErrorMark />}
        {!error && good && <GoodMark />}
        {error ?? hint}
      </p>
    </div>
  )
}

/** Two drawings of their own, so that forms do not bring every icon of the site along. */
export const ErrorMark = () => <FieldMark path="M10 2.5 18.5 17h-17zM10 8v4.5M10 14.75h.01" />
export const GoodMark = () => <FieldMark path="M3.5 10.5 8 15l8.5-9.5" />

function FieldMark({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="icon mt-0.5 size-4 flex-none">
      <path d={path} />
    </svg>
  )
}
