import { findViewer } from '@/lib/auth/viewer'
import { findDraft } from '@/lib/drafts/queries'
import { toDraftTarget } from '@/lib/drafts/schema'

/** What the viewer has typed into the form named `target`, for forms on pages that are the same for everybody. */
export async function GET(request: Request) {
  const asked = new URL(request.url).searchParams
  const [target, viewer] = [toDraftTarget(asked.get('target')), await findViewer()]
  const draft = target && (await findDraft(viewer, target, asked.get('owner')))
  return Response.json({ draft: draft ?? null }, { headers: { 'Cache-Control': 'private, no-store' } })
}
