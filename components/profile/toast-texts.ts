import type { Toast } from '@/components/ui/toast'
import type { Result } from '@/lib/core/result'

/** What is said when the server does not answer (specification, section 8). */
export const PROFILE_LOST = 'An unexpected error occurred'

/** The specification's titles and texts, section 8. */
export function toProfileToast(result: Result<unknown>): Toast {
  const id = 'profile'
  if (result.ok) {
    const description = 'Your profile has been successfully updated.'
    return { id, kind: 'success', title: 'Profile updated', description }
  }
  return { id, kind: 'error', title: 'Update failed', description: result.message }
}
