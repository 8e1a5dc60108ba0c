import { findViewer } from '@/lib/auth/viewer'
import { findDraft } from '@/lib/drafts/queries'
import { toDraftTarget } from '@/lib/drafts/schema'

/** What the viewer has typed into the form named `target`, for forms on pages that are the same for everybody. */
export async function GET(request: Request) {
  const target = toDraftTarget(new URL(request.url).searchParams.get('target'))
  const draft = target && (await findDraft(await findViewer(), target))
  return Response.json({ draft: draft ?? null }, { headers: { 'Cache-Control': 'private, no-store' } })
}
