import { FormField } from '@/components/ui/form-field'

type ReasonFieldProps = {
  id?: string
  value: string | undefined
  error: string | undefined
  hint?: string
  required?: boolean
}

/** Why it is done, for the audit log and whoever the hint names. */
export const ReasonField = (props: ReasonFieldProps) => {
  const { id = 'act-reason', value, error, hint = 'The audit log keeps it', required = false } = props
  return (
    <FormField
      id={id}
      name="reason"
      label={required ? 'Reason' : 'Reason (optional)'}
      maxLength={1000}
      required={required}
      defaultValue={value}
      error={error}
      hint={hint}
    />
  )
}
