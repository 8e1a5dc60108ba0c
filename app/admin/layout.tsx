import type { Metadata } from 'next'
import { AdminFrame } from '@/components/admin/admin-frame'
import { OtherAccount } from '@/components/auth/other-account'
import { peekViewer } from '@/lib/auth/viewer'
import { adminLinksOf } from '@/lib/core/admin-navigation'
import { routes } from '@/lib/core/routes'
import { isStaff } from '@/lib/core/viewer'
import { countOpenCases } from '@/lib/moderation/queries'

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** Rendered whole for each request: what stands here is for whoever is signed in at this moment. */
export const instant = false

/** The frame only. Each page asks for the right itself and says 'Access Denied' in its own words. */
export default async function AdminLayout({ children }: LayoutProps<'/admin'>) {
  const viewer = await peekViewer()
  const links = viewer ? adminLinksOf(viewer) : []
  if (links.length === 0) return children

  const cases = viewer && isStaff(viewer) ? await countOpenCases() : 0
  return (
    <AdminFrame links={links} waiting={{ [routes.adminModeration]: cases }}>
      <OtherAccount />
      {children}
    </AdminFrame>
  )
}
