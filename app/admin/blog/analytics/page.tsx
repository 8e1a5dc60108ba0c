import type { Metadata } from 'next'
import { AccessDenied } from '@/components/admin/access-denied'
import { BlogFrame } from '@/components/blog/blog-frame'
import { requireAdmin } from '@/lib/auth/guards'
import { routes } from '@/lib/core/routes'

export const metadata: Metadata = { title: 'Analytics' }

export default async function Page() {
  const member = await requireAdmin(routes.adminAnalytics)
  if (member === 'denied') return <AccessDenied />
  return (
    <BlogFrame member={member} tab="analytics">
      <p />
    </BlogFrame>
  )
}
