import { findViewer } from '@/lib/auth/viewer'
import { listPeopleNamed } from '@/lib/writing/queries'
import { toNamePrefix } from '@/lib/writing/schema'

/** People whose username begins with `prefix`, for members who type `@`. */
export async function GET(request: Request) {
  const prefix = toNamePrefix(new URL(request.url).searchParams.get('prefix'))
  const people = prefix ? await listPeopleNamed(await findViewer(), prefix) : []
  return Response.json({ people }, { headers: { 'Cache-Control': 'private, no-store' } })
}
