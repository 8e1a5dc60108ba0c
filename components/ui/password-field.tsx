'use client'

import { useEffect, useRef, useState } from 'react'
import { describeControl, FieldFrame, type FormFieldProps } from './form-field'

/** A password with a button that shows it. It is hidden again before it is sent, so that browsers offer to keep it. */
export function PasswordField({ label, error, hint, good, className = '', ...input }: FormFieldProps) {
  const [shown, setShown] = useState(false)
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const form = frame.current?.closest('form')
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  return (
    <FieldFrame id={input.id} label={label} error={error} hint={hint} good={good}>
      <div ref={frame} className="relative">
        <input
          className={`field pr-12 ${className}`}
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={shown ? 'text' : 'password'}
          {...describeControl({ id: input.id, error, hint })}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={`Show ${label.toLowerCase()}`}
          aria-controls={input.id}
          onClick={() => setShown(!shown)}
          className="icon-button scripted absolute top-0 right-0"
        >
          <svg viewBox="0 0 20 20" aria-hidden="true" className="icon">
            <path d="M1.5 10C3.5 6.5 6.5 4.5 10 4.5s6.5 2 8.5 5.5c-2 3.5-5 5.5-8.5 5.5S3.5 13.5 1.5 10zM10 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z" />
            {!shown && <path d="M3.5 16.5 16.5 3.5" />}
          </svg>
        </button>
      </div>
    </FieldFrame>
  )
}
