import { ActForm } from '@/components/saved/act-form'
import { type ButtonVariant, buttonClass } from '@/components/ui/button'
import type { FormAction } from '@/lib/core/result'

export type HideActions = Record<'hide' | 'show', FormAction<object>>

type HideFormProps = {
  item: { id: string; title: string; hidden: boolean }
  actions: HideActions
  /** The form stands on the item's own page, which shows the answer. */
  own?: boolean
  variant?: ButtonVariant
  className?: string
}

/** Hides a news item, or shows it again. */
export function HideForm({ item, actions, own = false, variant = 'outline', className }: HideFormProps) {
  const { id, title, hidden } = item
  return (
    <ActForm
      action={hidden ? actions.show : actions.hide}
      event="news"
      values={own ? { id, item: id } : { id }}
      className={className}
    >
      <button type="submit" className={buttonClass(hidden ? 'outline' : variant, 'small')}>
        {hidden ? 'Show again' : 'Hide'}
        <span className="sr-only"> “{title}”</span>
      </button>
    </ActForm>
  )
}
