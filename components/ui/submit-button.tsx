'use client'

import type { ReactNode } from 'react'
import { useFormStatus } from 'react-dom'
import type { ButtonVariant } from './button'
import { buttonClass } from './button'

type SubmitButtonProps = {
  pending?: boolean
  /** What the button says while the form is under way. */
  busy?: string
  variant?: ButtonVariant
  size?: 'small' | 'normal'
  disabled?: boolean
  /** The id of its form, where it stands outside of it. */
  form?: string
  className?: string
  children: ReactNode
}

/** Sends its form once: while an answer is awaited it says so and does nothing, but keeps its focus. */
export function SubmitButton({
  pending = false,
  busy,
  variant,
  size,
  className = '',
  disabled,
  form,
  children,
}: SubmitButtonProps) {
  const waiting = useFormStatus().pending || pending
  return (
    <button
      type="submit"
      form={form}
      disabled={disabled}
      aria-disabled={waiting || undefined}
      onClick={(event) => waiting && event.preventDefault()}
      className={`${buttonClass(variant, size)} ${className}`}
    >
      {waiting ? (busy ?? children) : children}
    </button>
  )
}
