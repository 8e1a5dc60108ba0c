import { drawShareImage } from '@/app/og/draw-share-image'
import { isShareName, SHARE_KINDS } from '@/lib/core/share-image'
import { notFoundResponse } from '@/lib/seo/answers'

/** No picture is drawn at build time: each is drawn when it is first asked for, and kept. */
export const generateStaticParams = () => [{ kind: 'page', name: '-' }]

/** The picture of a page for shared links; addresses come from lib/core/share-image.ts. */
export async function GET(_request: Request, { params }: RouteContext<'/og/[kind]/[name]'>) {
  const { kind, name } = await params
  const known = SHARE_KINDS.find((one) => one === kind)
  const image = known && isShareName(known, name) ? await drawShareImage(known, name) : null
  return image ? new Response(image, { headers: { 'Content-Type': 'image/jpeg' } }) : notFoundResponse()
}
