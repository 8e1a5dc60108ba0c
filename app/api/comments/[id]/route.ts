import { findViewer } from '@/lib/auth/viewer'
import { findOwnComment } from '@/lib/comments/place-queries'

const headers = { 'Cache-Control': 'private, no-store' }

/** A comment as its author typed it, for changing it in place. 404 for every other member, 401 for nobody: a session may end under a page. */
export async function GET(_request: Request, { params }: RouteContext<'/api/comments/[id]'>) {
  const { id } = await params
  const viewer = await findViewer()
  if (!viewer) return new Response(null, { status: 401, headers })
  const comment = await findOwnComment(viewer, id)
  if (!comment) return new Response(null, { status: 404, headers })
  return Response.json({ content: comment.content, version: comment.version }, { headers })
}
