import { PageFrame } from '@/components/layout/page-frame'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/core/routes'

/** In place of a post that waits in the trash of whoever opens it; what they typed is kept as its draft. */
export function InTrash({ restorable }: { restorable: boolean }) {
  return (
    <PageFrame>
      <h1 className="text-2xl md:text-3xl">This post is in the trash</h1>
      <p className="mt-3 text-muted">
        {restorable
          ? 'Restore it, then save again. What you typed is kept until then.'
          : 'An administrator has put it there.'}
      </p>
      <p className="mt-6">
        <Link href={`${routes.adminBlog}?status=trash`} className={buttonClass('primary')}>
          Open the trash
        </Link>
      </p>
    </PageFrame>
  )
}
