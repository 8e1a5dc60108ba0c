import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * For a list that other pages change. Next keeps a page that is left and shows it on Back as it was: it is read anew then,
 * and what was typed in it stays.
 */
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
