import { ReasonField } from '@/components/ui/reason-field'

type AuthorReasonProps = { id: string; value: string | undefined; error: string | undefined }

/** Why an administrator changes what somebody else has written. */
export const AuthorReason = (field: AuthorReasonProps) => (
  <ReasonField {...field} hint="Its author is told of the change and reads it; the audit log keeps it" />
)
