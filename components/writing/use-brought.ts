import { useCallback, useState } from 'react'

/** Pictures that came together; none where one is to be chosen. */
export type Brought = { files: readonly File[] }

/** What has been brought for the panel that asks about pictures, from when it opens until it ends. The key names it. */
export function useBrought<One extends Brought>() {
  const [asked, setAsked] = useState<{ key: number; brought: readonly One[] } | null>(null)
  const bring = useCallback(
    (one: One) => setAsked((now) => ({ key: now?.key ?? performance.now(), brought: [...(now?.brought ?? []), one] })),
    [],
  )
  const end = useCallback(() => setAsked(null), [])
  return { asked, bring, end }
}
