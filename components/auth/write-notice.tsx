'use client'

import { useLate } from '@/components/ui/use-late'
import { useViewer } from './viewer-store'

const loadNotices = () => import('./late-notices')

/** Above a form on a static page: why nothing that is written into it would be taken. Most need none of its code. */
export function WriteNotice() {
  const viewer = useViewer()
  const isRefused = viewer && (viewer.suspendedUntil !== null || !viewer.verified)
  const late = useLate(isRefused ?? false, loadNotices)
  if (!isRefused || !late) return null
  if (viewer.suspendedUntil === null) return <late.UnverifiedNotice />
  return <late.SuspendedNotice member={{ suspendedUntil: new Date(viewer.suspendedUntil) }} />
}
