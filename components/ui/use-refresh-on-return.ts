import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** For a page that others change: Next keeps a page that is left, and on Back shows it again as it was. */
export function useRefreshOnReturn() {
  const router = useRouter()
  const wasLeft = useRef(false)

  useEffect(() => {
    if (wasLeft.current) router.refresh()
    return () => {
      wasLeft.current = true
    }
  }, [router])
}
