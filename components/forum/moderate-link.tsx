'use client'

import { useViewer } from '@/components/auth/viewer-store'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/core/routes'

/** The way to pin, lock and move, for those who may; without scripts the page itself says who may enter. */
export function ModerateLink({ topicId }: { topicId: string }) {
  const viewer = useViewer()
  const href = routes.moderateTopic(topicId)
  return (
    <>
      {viewer?.isStaff && (
        <Link href={href} className="button-outline button-small">
          Moderate
        </Link>
      )}
      <noscript>
        <a href={href} rel="nofollow" className="button-quiet button-small">
          Moderate
        </a>
      </noscript>
    </>
  )
}
