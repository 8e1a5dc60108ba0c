import { requireAdmin } from '@/lib/auth/guards'
import { routes } from '@/lib/core/routes'

export async function GET() {
  const member = await requireAdmin(routes.adminAnalytics)
  return new Response(null, { status: member === 'denied' ? 403 : 404 })
}
