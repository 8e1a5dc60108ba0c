import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { Fail } from '@/lib/core/result'

/**
 * What is refused may have been done already, in another tab, which the page does not show yet. Not after an act that was
 * never answered: without a connection the framework would load the page anew, and the browser show its own instead.
 */
export function useRefreshOnRefusal(failed: Fail | null) {
  const router = useRouter()
  useEffect(() => {
    if (failed && failed.problem !== 'unexpected') router.refresh()
  }, [failed, router])
}
