'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import type { AccountEvent } from '@/components/auth/toast-texts'
import { useQuickAction } from '@/components/auth/use-quick-action'
import type { ButtonVariant } from '@/components/ui/button'
import { SubmitButton } from '@/components/ui/submit-button'
import type { FormAction } from '@/lib/core/result'

type QuickButtonProps<Data> = {
  action: FormAction<Data>
  event: AccountEvent
  values?: Record<string, string>
  variant?: ButtonVariant
  /** Says more than the button's word where several buttons say the same. */
  label?: string
  onDone?: () => void
  children: ReactNode
}

/** One act as a form of one button; the page is read anew when it is done. */
export function QuickButton<Data>({
  action,
  event,
  values = {},
  variant = 'outline',
  label,
  onDone,
  children,
}: QuickButtonProps<Data>) {
  const router = useRouter()
  const { form, pending } = useQuickAction(action, event, () => {
    onDone?.()
    router.refresh()
  })

  return (
    <form {...form}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton pending={pending} variant={variant} size="small">
        {children}
        {label && <span className="sr-only"> {label}</span>}
      </SubmitButton>
    </form>
  )
}
