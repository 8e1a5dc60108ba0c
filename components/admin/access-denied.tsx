import { PageFrame } from '@/components/layout/page-frame'
import { buttonClass } from '@/components/ui/button'
import { Kicker } from '@/components/ui/kicker'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/core/routes'

type AccessDeniedProps = {
  /** The specification's sentence of the area. */
  text?: string
  /** A second sentence. */
  detail?: string
}

/** What somebody signed in sees of an area that is not theirs; nothing of it is loaded. */
export function AccessDenied({ text = "You don't have permission to access this area.", detail }: AccessDeniedProps) {
  return (
    <PageFrame>
      <Kicker>Restricted</Kicker>
      <h1 className="mt-3 text-3xl md:text-4xl">Access Denied</h1>
      <p className="mt-4 max-w-[29.5em] font-reading text-lg text-pretty text-muted">{text}</p>
      {detail && <p className="mt-1 max-w-[29.5em] font-reading text-lg text-pretty text-muted">{detail}</p>}
      <Link href={routes.home} className={`${buttonClass('outline')} mt-8`}>
        Return to Home
      </Link>
    </PageFrame>
  )
}
