import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { Problem } from '@/lib/core/app-error'
import type { Fail } from '@/lib/core/result'

/** Refusals after which there is nothing to see. */
const UNSEEN: ReadonlySet<Problem> = new Set(['unexpected', 'unauthenticated'])

/**
 * What is refused may have been done already, in another tab, which the page does not show yet. Not after an act that was
 * never answered: without a connection the framework would load the page anew, and the browser show its own instead. Nor
 * where the session has ended: the page would lead to the sign-in page, away from what was typed.
 */
export function useRefreshOnRefusal(failed: Fail | null) {
  const router = useRouter()
  useEffect(() => {
    if (failed && !UNSEEN.has(failed.problem)) router.refresh()
  }, [failed, router])
}
