import type { NextRequest } from 'next/server'
import { answerViewer } from '@/lib/auth/viewer-answer'
import { parseSubject } from '@/lib/reactions/marks'
import { findMarks } from '@/lib/reactions/marks-queries'

/**
 * Who is looking, for pages that are the same for everybody; with `?subject=`, also what the member has to do with what
 * the page shows. One query, and one more for a subject.
 */
export async function GET(request: NextRequest) {
  const subject = parseSubject(request.nextUrl.searchParams.get('subject'))
  const viewer = await answerViewer()
  const found = viewer && subject ? await findMarks(viewer.id, subject) : null
  const answer = { viewer: viewer && { ...viewer, unread: Math.max(0, viewer.unread - (found?.noticesRead ?? 0)) } }
  return Response.json(subject ? { ...answer, marks: found?.marks ?? null } : answer, {
    headers: { 'Cache-Control': 'private, no-store' },
  })
}
