import type { ComponentProps } from 'react'

/** Above its control; `htmlFor` is required, so that none is left without a name. */
export function Label({ className = '', htmlFor, children, ...rest }: ComponentProps<'label'> & { htmlFor: string }) {
  return (
    <label htmlFor={htmlFor} className={`mb-1.5 block text-sm font-semibold ${className}`} {...rest}>
      {children}
    </label>
  )
}
