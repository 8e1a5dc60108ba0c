import type { ComponentProps } from 'react'
import { Icon } from './icons'

export function Input({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input className={`field ${className}`} {...rest} />
}

export function Textarea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={`field min-h-32 ${className}`} {...rest} />
}

export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return <select className={`field ${className}`} {...rest} />
}

/** Above its control; `htmlFor` is required, so that none is left without a name. */
export function Label({ className = '', htmlFor, children, ...rest }: ComponentProps<'label'> & { htmlFor: string }) {
  return (
    <label htmlFor={htmlFor} className={`mb-1.5 block text-sm font-semibold ${className}`} {...rest}>
      {children}
    </label>
  )
}

/** Below its control, which points here with `aria-describedby`. */
export function FieldHelp({ className = '', ...rest }: ComponentProps<'p'>) {
  return <p className={`mt-1.5 text-sm text-muted ${className}`} {...rest} />
}

/** What is wrong, in words and with an icon; nothing without a message. The control points here by `id`. */
export function FieldError({ id, children }: { id: string; children?: string }) {
  if (!children) return null
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-sm text-danger">
      <Icon name="warning" className="size-5 flex-none" />
      {children}
    </p>
  )
}
