import { redirect } from 'next/navigation'
import { unpackExport } from '@/lib/account/commands/exports'
import { findExportToFetch } from '@/lib/account/export-queries'
import { requireMember } from '@/lib/auth/guards'
import { downloadHeaders } from '@/lib/core/csv'
import { isoDate } from '@/lib/core/dates'
import { routes } from '@/lib/core/routes'
import { site } from '@/lib/core/site'

/** Hands a member the newest copy of their data; without one, the settings say how to ask for it. */
export async function GET() {
  const member = await requireMember(routes.settings)
  const found = await findExportToFetch(member.id)
  if (!found?.content || !found.readyAt) redirect(routes.settings)
  const name = `${site.name.toLowerCase()}-${member.username}-${isoDate(found.readyAt)}.json`
  return new Response(await unpackExport(found.content), { headers: downloadHeaders(name, 'application/json') })
}
