import { AccessDenied } from '@/components/admin/access-denied'

/** What somebody signed in sees who does not look after payments (specification, section 2). */
export function PaymentsDenied() {
  return (
    <AccessDenied
      text="You don't have permission to access the payment administration area."
      detail="This section is restricted to the payment system administrator."
    />
  )
}
