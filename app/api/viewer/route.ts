import { answerViewer } from '@/lib/auth/viewer-answer'

/** Who is looking, for pages that are the same for everybody. */
export async function GET() {
  return Response.json(await answerViewer(), { headers: { 'Cache-Control': 'private, no-store' } })
}
