import { makeWhenAsked } from '@/lib/media/made-when-asked'
import { openMedia } from '@/lib/media/storage'

const LATER = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', 'Retry-After': '10' }

/** A stored picture. Names are random or content hashes and never reused, so browsers may keep them for ever. */
export async function GET(_request: Request, { params }: RouteContext<'/media/[file]'>) {
  const { file } = await params
  const bytes = (await openMedia(file)) ?? (await makeWhenAsked(file))
  if (bytes === 'later') return new Response('Try again later', { status: 503, headers: LATER })
  if (!bytes) return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } })
  return new Response(bytes, {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
